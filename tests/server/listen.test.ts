import fastify from 'fastify'
import { expect, it } from 'vitest'
import { listen } from '../../src/server/listen.ts'
import { StartupError } from '../../src/server/errors/startup-error.ts'

it.each([
  ['EINVAL', /fe80::1:4000\. HOST: this address needs the name of its interface/],
  ['EAI_AGAIN', /HOST: nobody answers/],
  ['EAFNOSUPPORT', /HOST: this machine has no such address/],
  ['EACCES', /PORT: this port may not be used/],
])('a place that cannot be listened at is told in a sentence: %s', async (code, sentence) => {
  const app = fastify()
  app.listen = () => Promise.reject(Object.assign(new Error(code), { code }))
  const listening = listen(app, { host: 'fe80::1', port: 4_000 })
  await expect(listening).rejects.toThrow(StartupError)
  await expect(listening).rejects.toThrow(sentence)
})
