import { expect, it } from 'vitest'
import { idempotencyHeaders, makeIdempotencyKey } from '../../src/api/idempotency.ts'

it('makes another key each time, of characters that a header takes', () => {
  const keys = Array.from({ length: 100 }, makeIdempotencyKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it.each([
  { where: "the page's own origin", baseAddress: '', headers: { 'idempotency-key': 'k' } },
  { where: 'its own origin, below a path', baseAddress: '/admin', headers: { 'idempotency-key': 'k' } },
  { where: 'another origin, which may not take it', baseAddress: 'https://api.example', headers: {} },
])('sends a key to $where', ({ baseAddress, headers }) => {
  expect(idempotencyHeaders('k', baseAddress)).toEqual(headers)
})
