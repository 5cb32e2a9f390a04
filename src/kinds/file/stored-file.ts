import { parseJsonOrText } from '../core/definition/text-values.ts'

/** What a record says of its file. */
export interface StoredFile {
  /** The name that it is stored and downloaded under: `/uploads/{file}`. */
  readonly file: string
  /** What the person who sent it called it. */
  readonly name: string
  /** In bytes; null where the backend does not tell. */
  readonly size: number | null
}

/** The file of a value; another backend may say its name alone, as of a picture. */
export function readStoredFile(value: unknown): StoredFile | null {
  const read = typeof value === 'string' && value.startsWith('{') ? parseJsonOrText(value) : value
  if (typeof read === 'string') return read === '' ? null : { file: read, name: read, size: null }
  if (typeof read !== 'object' || read === null || !('file' in read) || typeof read.file !== 'string')
    return null
  const { file } = read
  const name = 'name' in read && typeof read.name === 'string' && read.name !== '' ? read.name : file
  return { file, name, size: 'size' in read && typeof read.size === 'number' ? read.size : null }
}

/** What a file is called, stored or chosen. */
export function nameOfFile(value: unknown): string {
  return value instanceof File ? value.name : (readStoredFile(value)?.name ?? '')
}
