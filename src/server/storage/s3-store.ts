import { Readable } from 'node:stream'
import { HttpError, storageDown, storageFull } from '../errors/http-error.ts'
import { StartupError } from '../errors/startup-error.ts'
import type { Bucket } from './bucket.ts'
import { type FileStore, type OpenedFile, assertUploadPath } from './file-store.ts'
import { hash, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

const ATTEMPTS = 3
/** Until the response headers arrive; reading the body is not limited. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 100
/** A full storage is not retried. */
const NO_ROOM = 507

interface BucketCall {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** A file; without it the call is for the bucket. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly content?: Uint8Array
}

/** Signed calls to a bucket. All are idempotent, so they are retried. */
interface BucketClient {
  /** @returns the first response that is no transient failure. @throws after the last attempt. */
  call(call: BucketCall): Promise<Response>
}

function createBucketClient(bucket: Bucket): BucketClient {
  const { url, prefix, region, accessKeyId, secretAccessKey, sessionToken } = bucket
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    ...(sessionToken !== undefined && { sessionToken }),
  })
  return {
    async call({ method, path, query = {}, content }) {
      const address = new URL(path === undefined ? url : `${url}/${prefix}${path}`)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      const body = content && new Uint8Array(content)
      // The signature covers the hash of the content, so that damaged content is refused.
      const headers = { 'x-amz-content-sha256': hash('sha256', content ?? '') }
      return retry(async (signal) =>
        fetch(await client.sign(address, { method, headers, signal, ...(body && { body }) })),
      )
    },
  }
}

async function retry(attempt: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  for (let count = 1; ; count += 1) {
    const isLast = count === ATTEMPTS
    try {
      const response = await withTimeout(attempt)
      if (!isTransient(response.status)) return response
      await response.body?.cancel()
      if (isLast) throw new Error(`the storage answers ${response.status}`)
    } catch (error) {
      if (isLast) throw error
    }
    await wait(randomInt(PAUSE_MS * 2 ** count))
  }
}

async function withTimeout(attempt: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const controller = new AbortController()
  const silence = new Error(`the storage was silent for ${PATIENCE_MS} ms`)
  const timer = setTimeout(() => controller.abort(silence), PATIENCE_MS)
  try {
    return await attempt(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

function isTransient(status: number): boolean {
  return status === 429 || (status >= 500 && status !== NO_ROOM)
}

/** Files in an S3-compatible bucket. @throws StartupError if it cannot be reached. */
export async function openS3Store(bucket: Bucket): Promise<FileStore> {
  const client = createBucketClient(bucket)
  try {
    await listPage(client, bucket.prefix, null)
  } catch (error) {
    throw new StartupError(`UPLOADS_URL: the bucket ${bucket.url} cannot be used: ${reasonOf(error)}`)
  }
  return {
    write: (path, content) => at(path, () => done(client.call({ method: 'PUT', path, content }))),
    remove: (path) => at(path, () => done(client.call({ method: 'DELETE', path }))),
    open: (path) => at(path, () => openFile(client, path)),
    list: () => wrapErrors(() => listAll(client, bucket.prefix)),
    assertUsable: () => wrapErrors(async () => void (await listPage(client, bucket.prefix, null))),
  }
}

async function at<T>(path: string, work: () => Promise<T>): Promise<T> {
  assertUploadPath(path)
  return wrapErrors(work)
}

async function done(call: Promise<Response>): Promise<void> {
  const response = await call
  const answer = await response.text()
  if (response.ok) return
  const cause = new Error(describe(response, answer))
  throw response.status === NO_ROOM ? storageFull(cause) : cause
}

async function openFile(client: BucketClient, path: string): Promise<OpenedFile | null> {
  const response = await client.call({ method: 'GET', path })
  if (response.ok && response.body) {
    return { size: Number(response.headers.get('content-length')), content: Readable.from(response.body) }
  }
  const answer = await response.text()
  if (response.status === 404 && !answer.includes('NoSuchBucket')) return null
  throw new Error(describe(response, answer))
}

async function listAll(client: BucketClient, prefix: string): Promise<readonly string[]> {
  const paths: string[] = []
  let next: string | null = null
  do {
    const answer = await listPage(client, prefix, next)
    // The names of uploads need no XML escapes, and other names are left alone.
    for (const [, key = ''] of answer.matchAll(/<Key>([^<]*)<\/Key>/g)) paths.push(key.slice(prefix.length))
    next = /<NextContinuationToken>([^<]*)</.exec(answer)?.[1] ?? null
  } while (next !== null)
  return paths
}

async function listPage(client: BucketClient, prefix: string, next: string | null): Promise<string> {
  const query = { 'list-type': '2', prefix, ...(next !== null && { 'continuation-token': unescape(next) }) }
  const response = await client.call({ method: 'GET', query })
  const answer = await response.text()
  if (!response.ok) throw new Error(describe(response, answer))
  return answer
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

async function wrapErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof HttpError ? error : storageDown(error)
  }
}

function describe({ status }: Response, answer: string): string {
  const [, code = ''] = /<Code>([^<]*)</.exec(answer) ?? []
  return `the storage answers ${status} ${code}`.trim()
}

/** The reason of `fetch failed` is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}
