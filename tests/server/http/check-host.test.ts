import fastify from 'fastify'
import { expect, it } from 'vitest'
import { checkHost } from '../../../src/server/http/safety-headers.ts'

const statusFor = async (host: string) => {
  const app = fastify()
  checkHost(app)
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
    void reply.status(status).send({})
  })
  app.get('/', () => ({}))
  const { statusCode } = await app.inject({ url: '/', headers: { host } })
  return statusCode
}

it.each([
  ['club.example.dz', 200],
  ['CLUB.example.dz:4000', 200],
  ['my_host:80', 200],
  ['127.0.0.1:4000', 200],
  ['[::1]:4000', 200],
  ['xn--mgbab2bd', 200],
  ['[', 400],
  ['[::1', 400],
  ['a b', 400],
  ['a%00', 400],
  ['user@club.example.dz', 400],
  ['club.example.dz/x', 400],
  ['club.example.dz?x', 400],
  ['club.example.dz:99999', 400],
])('a call to the host %j is answered %i', async (host, status) => {
  expect(await statusFor(host)).toBe(status)
})
