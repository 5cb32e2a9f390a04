import multipart from '@fastify/multipart'
import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MULTIPART_LIMITS, readMultipart } from '../../../src/server/http/request/read-multipart.ts'
import { formOf, type Values } from '../../contract/harness/http-client.ts'
import { listenAnywhere } from '../../contract/harness/test-server.ts'

const MEGABYTE = 1_000_000
const file = (name: string, bytes = MEGABYTE) => new File([new Uint8Array(bytes)], name)

const app = fastify()
let url = ''

beforeAll(async () => {
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })
  app.route({ method: 'POST', url: '/', handler: answerSizes })
  url = await listenAnywhere(app)
})
afterAll(() => app.close())

async function answerSizes(request: FastifyRequest) {
  const parts = await readMultipart(request, new Map([['images', { most: 2, maxBytes: 2 * MEGABYTE }]]))
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, sizesOf(value)]))
}

/** A file by its size, a text by itself. */
function sizesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sizesOf)
  return value instanceof File ? value.size : value
}

async function send(payload: Values) {
  const response = await fetch(url, { method: 'POST', body: formOf(payload) })
  return response.json()
}

it.each([
  ['those that are wanted', { images: [file('a'), file('b')] }, { images: [MEGABYTE, MEGABYTE] }],
  [
    'no more than are wanted',
    { images: [file('a'), file('b'), file('c'), file('d')] },
    { images: [MEGABYTE, MEGABYTE, 0, 0] },
  ],
  ['none under a name that nobody knows', { other: file('a'), name: 'A' }, { other: 0, name: 'A' }],
  [
    'none that is too large for anybody',
    { other: file('a', 20 * MEGABYTE), name: 'A' },
    { other: 0, name: 'A' },
  ],
  ['nothing of an input without a file', { images: new File([], '') }, { images: '' }],
])('keeps of files %s', async (_what, payload, kept) => {
  expect(await send(payload)).toEqual(kept)
})
