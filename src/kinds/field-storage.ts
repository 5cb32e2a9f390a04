import type { EntityRecord, Mode } from '../schema/field-meaning.ts'
import type { PreparedImage } from './image/prepare-image.ts'

/** One refused value; `path` is the name it has in the payload. */
export interface Mistake {
  readonly msg: string
  readonly path?: string
}

/** What a field is settled with. */
export interface SettleContext {
  readonly mode: Mode
  /** The payload's values, parsed, by the names they travel under; what was not sent is not among them. */
  readonly sent: ReadonlyMap<string, unknown>
  /** The record before the change; null for a new one. */
  readonly stored: EntityRecord | null
  exists(entity: string, id: number): Promise<boolean>
}

/** What a field will hold, or why not; undefined leaves it as it is. */
export type Settled =
  | { readonly value: unknown; readonly images?: readonly PreparedImage[] }
  | { readonly mistakes: readonly Mistake[] }
  | undefined

/** The third face of a field kind: what it does besides sitting in its columns. */
export interface FieldStorage<F> {
  settle(name: string, field: F, context: SettleContext): Promise<Settled>
  /** The form control that "this is required" belongs to; the field's own name without it. */
  control?(name: string, field: F, mode: Mode): string
  /** The parts of a payload that hold files, and how many each may; a kind without it takes none. */
  fileParts?(name: string, field: F, mode: Mode): Readonly<Record<string, number>>
  /** What it stores means nothing to another kind: the name of a file, a hash. */
  readonly isOpaque?: boolean
  /** The stored files that a value names. */
  files?(value: unknown): readonly string[]
}
