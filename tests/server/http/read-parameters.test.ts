import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readBody, readParams, readQuery } from '../../../src/server/http/request/read-parameters.ts'
import { digitsSchema } from '../../../src/schema/values/storable.ts'

const query = z.strictObject({
  page: z.optional(digitsSchema(1, 40)),
  action: z.optional(z.enum(['created', 'deleted'])),
  from: z.optional(z.iso.datetime({ precision: 3 })),
  format: z.optional(z.string().check(z.maxLength(5))),
})

it('reads what is allowed', () => {
  expect(readQuery({ query }, { page: '7', action: 'deleted' })).toEqual({ page: 7, action: 'deleted' })
  expect(readParams({}, { id: '12', name: 'sync' })).toEqual({ id: 12, name: 'sync' })
})

it.each([
  [{ page: '41' }, ['page', '41', '1 à 40']],
  [{ page: ['1', '2'] }, ['page', '1, 2', '1 à 40']],
  [{ action: 'eaten' }, ['action', 'eaten', 'created, deleted']],
  [{ from: 'noon' }, ['from', 'noon', '2026-01-31T12:00:00.000Z']],
  [{ format: 'abcdef' }, ['format', 'abcdef', '5 caractères']],
  [{ colour: 'red' }, ['colour', 'page, action, from, format']],
])('says of %o which parameter is refused, what was sent and what is allowed', (sent, told) => {
  const refuse = () => readQuery({ query }, sent)
  for (const each of told) expect(refuse).toThrow(each)
})

it('says the same of what stands in a path', () => {
  const refuse = () => readParams({}, { id: 'twelve' })
  for (const each of ['id', 'twelve', '1 à 2147483647']) expect(refuse).toThrow(each)
})

it('refuses by its name what a call without parameters is asked', () => {
  expect(readQuery({}, {})).toBeUndefined()
  expect(() => readQuery({}, { foo: '1' })).toThrow(
    'foo\u202f: ce paramètre n’existe pas. Attendu\u202f: aucun.',
  )
})

it('names a key that a body does not have, and those that it may have there', () => {
  const body = z.strictObject({ update: z.optional(z.array(z.strictObject({ id: z.int(), age: z.int() }))) })
  const read = (sent: object) => readBody(body, sent, () => 'Non.')
  expect(read({ update: [{ id: 1, age: 2 }] })).toEqual({ update: [{ id: 1, age: 2 }] })
  expect(() => read({ change: [] })).toThrow(
    'change\u202f: ce paramètre n’existe pas. Attendu\u202f: update.',
  )
  expect(() => read({ update: [{ id: 1, age: 2, aeg: 3 }] })).toThrow(
    'update.0.aeg\u202f: ce paramètre n’existe pas. Attendu\u202f: id, age.',
  )
  expect(() => read({ ['x'.repeat(500)]: 1 })).toThrow(/^x{60}…/)
  expect(() => read({ update: [{ id: 1 }] })).toThrow('Non.')
})
