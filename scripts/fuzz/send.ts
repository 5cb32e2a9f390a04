import { request as openRequest } from 'node:http'
import type { FuzzRequest } from './fuzz-request.ts'

export interface FuzzReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly ms: number
}

const GIVE_UP_MS = 30_000

/** Sends a request over a raw socket, because an HTTP client would normalize its address and body. */
export function sendRaw(base: string, request: FuzzRequest, cookie: string): Promise<FuzzReply> {
  const { hostname, port } = new URL(base)
  const { method, path, headers, body, isLoggedIn } = request
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = openRequest({
      hostname,
      port,
      method,
      path,
      headers: {
        ...(isLoggedIn && { cookie }),
        ...headers,
        ...(body && { 'content-length': String(body.length) }),
      },
    })
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy(new Error(`no answer within ${GIVE_UP_MS} ms`)))
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      const { statusCode = 0, headers: answered } = response
      const settle = () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: statusCode, headers: answered, body: text, ms: performance.now() - started })
      }
      response.on('end', settle)
      // It has no end.
      if (answered['content-type']?.startsWith('text/event-stream')) {
        settle()
        sent.destroy()
      }
    })
    sent.end(body ?? undefined)
  })
}
