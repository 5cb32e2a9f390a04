import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeIdleConnections } from '../../src/server/close-idle-connections.ts'

it('ends with the answers that are under way, and waits for no other request on their connections', async () => {
  const content = new Readable({ read: () => {} })
  const app = fastify({ keepAliveTimeout: 600_000 })
  closeIdleConnections(app)
  app.get('/', () => content)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  content.push('half')
  const response = await fetch(url)
  const closed = app.close()
  content.push(' and half')
  content.push(null)
  expect(await response.text()).toBe('half and half')
  await closed
})
