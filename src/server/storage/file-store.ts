import type { Readable } from 'node:stream'

/** A stored file, about to be read. */
export interface OpenedFile {
  readonly size: number
  readonly content: Readable
}

/** Where the bytes of files lie, whatever they are kept in. Paths lie below it and are written with `/`. */
export interface FileStore {
  /** Whole or not at all; what was written once outlasts the machine. */
  write(path: string, content: Uint8Array): Promise<void>
  /** null where there is no such file. */
  open(path: string): Promise<OpenedFile | null>
  /** A file that is not there is removed already. */
  remove(path: string): Promise<void>
  /** Everything in it, what a crash left unfinished included. */
  list(): Promise<readonly string[]>
}
