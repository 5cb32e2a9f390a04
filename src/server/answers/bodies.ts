import { createVersionedCache, type VersionedCache } from '../versioned-cache.ts'

/** The body of an answer, whoever asks for it. */
export interface Body {
  readonly bytes: Buffer
  /** What is told beside it. */
  readonly headers: Readonly<Record<string, string | number>>
}

export type Bodies = VersionedCache<Body>

const MOST_BYTES = 32 * 2 ** 20
/** What a body weighs beside its own bytes: its compressed forms, and what the memory of it takes. */
const BESIDE = 1_000
const COMPRESSED = 0.25

/** Keeps the bodies that were built last. */
export function createBodies(): Bodies {
  return createVersionedCache(MOST_BYTES, ({ bytes }) => bytes.length * (1 + COMPRESSED) + BESIDE)
}
