import { createHash, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from './bucket.ts'

const ATTEMPTS = 3
/** Until the response headers arrive; reading the body is not limited. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 100
/** A full storage is not retried. */
export const NO_ROOM = 507

interface BucketCall {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** A file; without it the call is for the bucket. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly content?: Uint8Array
}

/** Signed calls to a bucket. All are idempotent, so they are retried. */
export interface BucketClient {
  /** @returns the first response that is no transient failure. @throws after the last attempt. */
  call(call: BucketCall): Promise<Response>
}

export function createBucketClient(bucket: Bucket): BucketClient {
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
      const headers = { 'x-amz-content-sha256': hashOf(content) }
      return retry(async (signal) =>
        fetch(await client.sign(address, { method, headers, signal, ...(body && { body }) })),
      )
    },
  }
}

/** The signature covers the hash of the content, so that damaged content is refused. */
function hashOf(content: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(content).digest('hex')
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
