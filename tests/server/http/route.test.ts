import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import type { Call } from '../../../src/calls/call.ts'
import { route } from '../../../src/server/http/route.ts'

const call = { method: 'GET', path: '/file', may: 'open', summary: 'A file.' } as const satisfies Call

it('a handler that replies itself is not answered for once more', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = fastify({ logger: { level: 'warn', stream } })
  route(app, call, async ({ reply }) => reply.type('text/plain').send('the file'))
  const answer = await app.inject('/file')
  expect(answer.body).toBe('the file')
  await app.close()
  expect(lines).toEqual([])
})
