import fastify from 'fastify'
import { expect, it } from 'vitest'
import { parseBodies } from '../../../src/server/http/request/parse-bodies.ts'

async function send(body: string) {
  const app = fastify({ bodyLimit: 1_048_576 })
  parseBodies(app)
  app.post('/', (request) => request.body)
  const headers = { 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url: '/', headers, payload: body })
}

it.each([
  ['a text of quotes that never ends', `{"a":"${String.raw`\"`.repeat(500_000)}`],
  ['quotes that are never text', '"'.repeat(1_000_001)],
  ['a text of backslashes that never ends', `"${'\\'.repeat(1_000_000)}`],
  ['closing brackets', ']'.repeat(1_000_000)],
])('refuses a megabyte of %s without a freeze', async (_what, body) => {
  const start = performance.now()
  expect((await send(body)).statusCode).toBe(400)
  expect(performance.now() - start).toBeLessThan(5_000)
})

it.each([
  ['brackets in a text', JSON.stringify({ a: '[{'.repeat(100) }), 200],
  ['brackets behind a quote in a text', JSON.stringify({ a: `"${'[{'.repeat(100)}` }), 200],
  ['brackets behind a backslash in a text', JSON.stringify({ a: `\\${'[{'.repeat(100)}` }), 200],
  ['20 levels', `${'['.repeat(20)}${']'.repeat(20)}`, 200],
  ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`, 400],
  ['21 levels behind a text that ends in a backslash', `["\\\\",${'['.repeat(20)}${']'.repeat(21)}`, 400],
])('counts %s as JSON reads them', async (_what, body, status) => {
  expect((await send(body)).statusCode).toBe(status)
})

const members = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, place) => [`k${place}`, 1])))

it.each([
  ['an object of 1,000 members', members(1_000), 200],
  ['an object of 1,001 members', members(1_001), 413],
  ['two objects of 1,000 members', `[${members(1_000)},${members(1_000)}]`, 200],
  ['an object of 1,001 members in a list', `[${members(1)},${members(1_001)}]`, 413],
  ['a list of 100,000', JSON.stringify(Array.from({ length: 100_000 }, () => 1)), 200],
  ['a list of 100,001', JSON.stringify(Array.from({ length: 100_001 }, () => 1)), 413],
  ['commas in a text', JSON.stringify({ a: ','.repeat(5_000) }), 200],
])('takes or refuses %s', async (_what, body, status) => {
  expect((await send(body)).statusCode).toBe(status)
})
