import { createHash, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from './bucket.ts'

const ATTEMPTS = 3
/** Until the head of an answer is there; its content may take as long as whoever reads it does. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 100
/** Where there is no room, there is none a moment later. */
export const NO_ROOM = 507

interface BucketCall {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** A file of the bucket; without it the call is for the bucket itself. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly content?: Uint8Array
}

/** Signed calls to a bucket. Each may be made again: to write or to remove twice is to do it once. */
export interface BucketClient {
  /** Any answer that is no accident. @throws where there is none after some attempts. */
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
      return insist(async (signal) =>
        fetch(await client.sign(address, { method, headers, signal, ...(body && { body }) })),
      )
    },
  }
}

/** Signed with its hash, content that arrives as something else is refused. */
function hashOf(content: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(content).digest('hex')
}

async function insist(attempt: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  for (let count = 1; ; count += 1) {
    const isLast = count === ATTEMPTS
    try {
      const response = await withinPatience(attempt)
      if (!isAccident(response.status)) return response
      await response.body?.cancel()
      if (isLast) throw new Error(`the storage answers ${response.status}`)
    } catch (error) {
      if (isLast) throw error
    }
    await wait(randomInt(PAUSE_MS * 2 ** count))
  }
}

async function withinPatience(attempt: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const controller = new AbortController()
  const silence = new Error(`the storage was silent for ${PATIENCE_MS} ms`)
  const timer = setTimeout(() => controller.abort(silence), PATIENCE_MS)
  try {
    return await attempt(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

function isAccident(status: number): boolean {
  return status === 429 || (status >= 500 && status !== NO_ROOM)
}
