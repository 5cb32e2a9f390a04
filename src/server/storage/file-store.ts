import type { Readable } from 'node:stream'

/** An open file. */
export interface OpenedFile {
  readonly size: number
  readonly content: Readable
}

/** A storage of files, on disk or in a bucket. Paths are relative and use `/`. */
export interface FileStore {
  /** Atomic and durable. */
  write(path: string, content: Uint8Array): Promise<void>
  /** null if there is no such file. */
  open(path: string): Promise<OpenedFile | null>
  /** A missing file is no error. */
  remove(path: string): Promise<void>
  /** All paths, unfinished files of a crash included. */
  list(): Promise<readonly string[]>
  /** @throws where nothing can be stored now. */
  assertUsable(): Promise<void>
}
