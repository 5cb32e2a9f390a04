import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../../../src/server/storage/bucket.ts'
import { BUCKET, startS3rver } from './s3rver.ts'
import { isSignedWith } from './signature.ts'

/** The one key that the server behind knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** The most that one answer lists, so that few files fill several. */
const PAGE = 3

/** What goes wrong with calls: no answer at all, a refusal to be tried again, a broken connection, no room. */
type Fault = 'silent' | 'busy' | 'broken' | 'full'

/** A bucket as a program meets it: it asks for signatures, and things go wrong with it. */
export interface S3Storage {
  readonly bucket: Bucket
  readonly env: Readonly<Record<string, string>>
  /** The next so many calls that match go wrong. */
  fail(fault: Fault, times?: number, matches?: (request: IncomingMessage) => boolean): void
  mend(): void
  readonly calls: number
  /** The names of the files in it. */
  files(): Promise<readonly string[]>
  stop(): Promise<void>
}

export async function startS3Storage(prefix = ''): Promise<S3Storage> {
  const server = await startS3rver()
  let planned: { fault: Fault; times: number; matches: (request: IncomingMessage) => boolean } | null = null
  let calls = 0
  const gate = createServer((request, response) => {
    void (async () => {
      calls += 1
      const content = await buffer(request)
      if (planned && planned.times > 0 && planned.matches(request)) {
        planned.times -= 1
        goWrong(planned.fault, response)
      } else if (!isSignedWith(KEYS.secretAccessKey, request, content))
        refuse(response, 403, 'SignatureDoesNotMatch')
      else passOn(server.port, request, response, content)
    })()
  })
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done))
  const address = gate.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const endpoint = `http://127.0.0.1:${address.port}`
  const folder = join(server.folder, BUCKET)
  return {
    bucket: { url: `${endpoint}/${BUCKET}`, prefix, region: 'us-east-1', ...KEYS, sessionToken: undefined },
    env: {
      UPLOADS_URL: `s3://${BUCKET}/${prefix}`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    fail(fault, times = Number.MAX_SAFE_INTEGER, matches = () => true) {
      planned = { fault, times, matches }
    },
    mend() {
      planned = null
    },
    get calls() {
      return calls
    },
    async files() {
      const found = await readdir(folder, { recursive: true })
      return found.flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? []).sort()
    },
    async stop() {
      gate.closeAllConnections()
      await new Promise((done) => gate.close(done))
      await server.stop()
    },
  }
}

function goWrong(fault: Fault, response: ServerResponse): void {
  if (fault === 'broken') response.socket?.destroy()
  if (fault === 'busy') refuse(response, 503, 'SlowDown')
  if (fault === 'full') refuse(response, 507, 'InsufficientStorage')
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code></Error>`)
}

function passOn(port: number, request: IncomingMessage, response: ServerResponse, content: Buffer): void {
  const { method, url = '', headers } = request
  const path = url.includes('list-type') ? `${url}&max-keys=${PAGE}` : url
  const call = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  call.on('error', () => response.socket?.destroy())
  call.end(content)
}
