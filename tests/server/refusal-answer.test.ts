import { describe, expect, it } from 'vitest'
import { buildRefusal as build } from '../../src/server/errors/refusal-answer.ts'
import { assertNoMistakes, ConflictRefusal, Refusal } from '../../src/server/errors/refusal.ts'
import { DatabaseUnavailable } from '../../src/server/database/database-unavailable.ts'

const failed = {
  success: false,
  message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  requestId: 'abcdefgh',
}
const buildRefusal = (error: unknown) => build(error, request)
const request = { id: 'abcdefgh', mayBeDone: false }

describe('buildRefusal', () => {
  it('tells the message of a refusal', () => {
    expect(buildRefusal(new Refusal(409, 'Non.'))).toEqual({
      status: 409,
      answer: { success: false, message: 'Non.' },
    })
  })

  it('shows what has overtaken a change', () => {
    const conflict = { record: { id: 1, version: 2 }, history: [] }
    expect(buildRefusal(new ConflictRefusal('Trop tard.', conflict))).toEqual({
      status: 409,
      answer: { success: false, message: 'Trop tard.', conflict },
    })
  })

  it('lists the mistakes of a refusal', () => {
    const mistakes = [{ msg: 'Non.', path: 'name' }, { msg: 'Non plus.' }]
    expect(buildRefusal(new Refusal(400, '', mistakes))).toEqual({
      status: 400,
      answer: { success: false, errors: mistakes },
    })
  })

  it.each([
    [400, 'La demande est illisible.'],
    [413, 'La demande est trop volumineuse.'],
    [415, 'Ce format de données n’est pas accepté.'],
    [418, 'La demande a été refusée.'],
  ])('translates the status %i of the framework', (status, message) => {
    const error = Object.assign(new Error('Body is not valid'), { statusCode: status })
    expect(buildRefusal(error)).toEqual({ status, answer: { success: false, message } })
  })

  it.each([
    [false, /Rien n’a été modifié/],
    [true, /il se peut que votre demande ait été enregistrée/],
  ])('says of a database that is away what is known of the request', (mayBeDone, message) => {
    const error = new DatabaseUnavailable(new Error('secret host'))
    expect(build(error, { ...request, mayBeDone })).toEqual({
      status: 503,
      answer: { success: false, message: expect.stringMatching(message), requestId: request.id },
    })
  })

  it.each([
    new Error('SELECT secret'),
    Object.assign(new Error('x'), { statusCode: 502 }),
    'text',
    null,
    undefined,
  ])('hides what %s says', (error) => {
    expect(buildRefusal(error)).toEqual({ status: 500, answer: failed })
  })
})

describe('assertNoMistakes', () => {
  it('throws all of them at once, or nothing', () => {
    expect(() => assertNoMistakes([])).not.toThrow()
    expect(() => assertNoMistakes([{ msg: 'Un.' }, { msg: 'Deux.' }])).toThrow('Un.\nDeux.')
  })
})
