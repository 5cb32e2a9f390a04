import type { Fields, Field } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord, Mode } from '../../../schema/entity/field-definition.ts'

/** An invalid value; `path` is its name in the payload. */
export interface InvalidValue {
  readonly msg: string
  readonly path?: string
}

/** What a field is validated with. */
export interface ValidationContext {
  readonly mode: Mode
  /** The parsed values of the payload, by the names they travel under; absent ones are missing. */
  readonly sent: ReadonlyMap<string, unknown>
  /** The record before the change; null for a new one. */
  readonly stored: EntityRecord | null
  /** The fields that are refused already. */
  readonly wrong: ReadonlySet<string>
  exists(entity: string, id: number): Promise<boolean>
  /** What is said of a field that names one which does not, or which the caller may not read. */
  noSuch(entity: string, label: string): string
  /** Whether the stored record would stand below itself if this field of its named that record of its own entity. */
  isCircle(name: string, to: string, id: number): Promise<boolean>
}

/** The new value of a field, or its errors; undefined leaves it as it is. */
export type FieldResult =
  | { readonly value: unknown; readonly files?: readonly PreparedFile[] }
  | { readonly errors: readonly InvalidValue[] }
  | undefined

/** How many files a part of a payload may hold, and how long each may be. */
export interface FilePart {
  readonly most: number
  readonly maxBytes: number
}

/** A stored file, and what people call it. */
export interface Download {
  readonly file: string
  readonly name: string
  readonly mediaType: string
}

/** What a field kind does on the server beside its columns. */
export interface FieldStorage<F> {
  validate(name: string, field: F, context: ValidationContext): Promise<FieldResult>
  /** The value that a sent text stands for, where it may be written in several manners: before anything is judged. */
  resolve?(name: string, field: F, context: ValidationContext): Promise<unknown>
  /** Loads what its values are called in every language. What it answers changes with that. */
  loadNames?(field: F, fields: Fields): Promise<readonly string[]>
  /** What else is wrong with a value of which some part cannot be read: all mistakes are told at once. */
  findMoreErrors?(
    name: string,
    field: F,
    sent: unknown,
    context: ValidationContext,
  ): Promise<readonly InvalidValue[]>
  /** The form control that "this is required" belongs to; the field's own name without it. */
  control?(name: string, field: F, mode: Mode): string
  /** The parts of a payload that hold files; a kind without it takes none. */
  fileParts?(name: string, field: F, mode: Mode): Readonly<Record<string, FilePart>>
  /** Its stored value means nothing to another kind, as a file name or a hash. */
  readonly isOpaque?: boolean
  /** Whoever its value stands for can be written to there. */
  readonly getsMail?: boolean
  /** The value that is this moment. */
  now?(moment: Date): string
  /** The stored files that a value names. */
  files?(value: unknown): readonly string[]
  /** The stored file that a value names for people to download; a kind without it has none. */
  download?(value: unknown): Download | undefined
}

/** A kind that only sits in its columns. */
export const plainStorage: FieldStorage<Field> = {
  validate: (name, _field, { sent }) =>
    Promise.resolve(sent.has(name) ? { value: sent.get(name) } : undefined),
}

/** A file as it will lie in the uploads folder, under a name nobody can guess. */
export interface PreparedFile {
  readonly name: string
  readonly full: Uint8Array
  /** Of a picture: the version for lists. */
  readonly small?: Uint8Array
}
