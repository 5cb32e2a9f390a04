import fastify from 'fastify'
import { expect, it } from 'vitest'
import { openAll, refuseUnsaid } from '../../../src/server/http/route-config.ts'

it('refuses to start where a route does not say who may, and names it', async () => {
  const app = fastify()
  refuseUnsaid(app)
  app.get('/said', { config: { may: 'account' } }, () => 'said')
  await app.register(async (scope) => scope.post('/unsaid', () => 'unsaid'))
  await expect(app.ready()).rejects.toThrow('No "may" says who may make: POST /unsaid')
})

it('starts where all routes say it, those of a plugin included', async () => {
  const app = fastify()
  refuseUnsaid(app)
  await app.register(async (scope) => {
    openAll(scope)
    scope.get('/file', () => 'file')
  })
  app.get('/said', { config: { may: 'open' } }, () => 'said')
  await app.ready()
  expect((await app.inject('/file')).body).toBe('file')
})
