import { describe, expect, it } from 'vitest'
import { buildErrorResponse as build } from '../../../src/server/http/error-response.ts'
import {
  assertValid,
  ConflictError,
  HttpError,
  ValidationError,
} from '../../../src/server/errors/http-error.ts'
import { DatabaseUnavailable, StatementTooSlow } from '../../../src/server/errors/database-unavailable.ts'

const failed = {
  success: false,
  message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  requestId: 'abcdefgh',
}
const buildErrorResponse = (error: unknown) => build(error, request)
const request = { id: 'abcdefgh', mayBeDone: false }

describe('buildErrorResponse', () => {
  it('tells the message of a refusal', () => {
    expect(buildErrorResponse(new HttpError(409, 'Non.'))).toEqual({
      status: 409,
      body: { success: false, message: 'Non.' },
    })
  })

  it('shows what has overtaken a change', () => {
    const conflict = { record: { id: 1, version: 2 }, history: [] }
    expect(buildErrorResponse(new ConflictError('Trop tard.', conflict))).toEqual({
      status: 409,
      body: { success: false, message: 'Trop tard.', conflict },
    })
  })

  it('lists the errors of a refusal', () => {
    const errors = [{ msg: 'Non.', path: 'name' }, { msg: 'Non plus.' }]
    expect(buildErrorResponse(new ValidationError(errors))).toEqual({
      status: 400,
      body: { success: false, errors },
    })
  })

  it.each([
    [400, 'La demande est illisible.'],
    [413, 'La demande est trop volumineuse.'],
    [415, 'Ce format de données n’est pas accepté.'],
    [418, 'La demande a été refusée.'],
  ])('translates the status %i of the framework', (status, message) => {
    const error = Object.assign(new Error('Body is not valid'), { statusCode: status })
    expect(buildErrorResponse(error)).toEqual({ status, body: { success: false, message } })
  })

  it('says that a read was interrupted', () => {
    expect(buildErrorResponse(new StatementTooSlow())).toEqual({
      status: 503,
      body: { success: false, message: expect.stringMatching(/interrompue/), requestId: request.id },
    })
  })

  it.each([
    [false, /Rien n’a été modifié/],
    [true, /il se peut que votre demande ait été enregistrée/],
  ])('says of a database that is away what is known of the request', (mayBeDone, message) => {
    const error = new DatabaseUnavailable(new Error('secret host'))
    expect(build(error, { ...request, mayBeDone })).toEqual({
      status: 503,
      body: { success: false, message: expect.stringMatching(message), requestId: request.id },
    })
  })

  it.each([
    new Error('SELECT secret'),
    Object.assign(new Error('x'), { statusCode: 502 }),
    'text',
    null,
    undefined,
  ])('hides what %s says [ASVS 16.5.1]', (error) => {
    expect(buildErrorResponse(error)).toEqual({ status: 500, body: failed })
  })
})

describe('assertValid', () => {
  it('throws all of them at once, or nothing', () => {
    expect(() => assertValid([])).not.toThrow()
    expect(() => assertValid([{ msg: 'Un.' }, { msg: 'Deux.' }])).toThrow('Un.\nDeux.')
  })
})
