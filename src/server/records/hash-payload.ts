import { createHash } from 'node:crypto'
import type { Payload } from './parse-payload.ts'

/** Tells one payload from another: its values whatever their order, and its files by their content. */
export async function hashPayload(payload: Payload): Promise<string> {
  return sha256(JSON.stringify(await describe(payload)))
}

/** A value as JSON that is the same for equal values. */
async function describe(value: unknown): Promise<unknown> {
  if (value instanceof File) return { file: sha256(new Uint8Array(await value.arrayBuffer())) }
  if (Array.isArray(value)) return Promise.all(value.map(describe))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Promise.all(entries.map(async ([name, each]) => [name, await describe(each)]))
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
