import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { compressAnswers } from '../../../src/server/http/compress-answers.ts'

const text = JSON.stringify({
  players: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Riyad Mahrez' })),
})
const kept = Buffer.from(text)

const app = fastify()
compressAnswers(app)
app.get('/kept', (_request, reply) => reply.type('application/json').send(kept))
app.get('/text', () => JSON.parse(text))
app.get('/short', () => ({ success: true }))
const ask = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['GZIP;q=0.5', 'gzip', gunzipSync],
  ])('that is long is compressed for who accepts %s', async (accepted, encoding, decompress) => {
    for (const url of ['/kept', '/kept', '/text']) {
      const { headers, rawPayload } = await ask(url, accepted)
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(headers['content-length']).toBe(String(rawPayload.length))
      expect(rawPayload.length).toBeLessThan(kept.length / 2)
      expect(decompress(rawPayload).toString()).toBe(text)
    }
  })

  it.each(['', 'identity', 'deflate'])('is sent as it is to who accepts "%s"', async (accepted) => {
    const { headers, body } = await ask('/kept', accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBe('accept-encoding')
    expect(body).toBe(text)
  })

  it('that is short is sent as it is', async () => {
    const { headers, body } = await ask('/short', 'br')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toBe('{"success":true}')
  })
})
