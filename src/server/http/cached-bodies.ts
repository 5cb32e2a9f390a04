import { createVersionedCache, type VersionedCache } from '../versioned-cache.ts'

/** The body of an answer, whoever asks for it. */
export interface Body {
  readonly bytes: Buffer
  /** What is told beside it. */
  readonly headers: Readonly<Record<string, string | number>>
}

export type Bodies = VersionedCache<Body>

const MAX_BYTES = 32 * 2 ** 20
/** What a body takes beside its own bytes: its headers, and its compressed forms as a share of it. */
const HEADER_BYTES = 800
const COMPRESSED = 0.25

/** Keeps the bodies that were built last. */
export function createBodies(): Bodies {
  return createVersionedCache(MAX_BYTES, ({ bytes }) => bytes.length * (1 + COMPRESSED) + HEADER_BYTES)
}
