import * as z from 'zod/mini'
import type { CustomCellOption } from '../../schema/entity/component.ts'
import type { Maybe, Named } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { fileNames, keptName, oneFileDefinition, sentFile, type SentFile } from '../core/storage/one-file.ts'
import type { FileSize, FileType } from './file-types.ts'
import { nameOfFile, readStoredFile, type StoredFile } from './stored-file.ts'

export interface FileField extends FieldBase, CustomCellOption<StoredFile | null> {
  readonly kind: 'file'
  /**
   * What it may be, by the ending of its name; its content must be of that type too.
   * @example contract: file({ label: 'Contrat', types: ['pdf', 'docx'] })
   */
  readonly types: readonly FileType[]
  /**
   * How large it may be, 50 MB at most; 10 MB without it.
   * @example contract: file({ label: 'Contrat', types: ['pdf'], maxSize: '2 MB' })
   */
  readonly maxSize?: FileSize
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly file: FileField
  }
  interface RecordParts<Name extends string, F> {
    file: Named<Name, StoredFile | null>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    file: M extends 'create'
      ? Maybe<Name, SentFile>
      : Maybe<`new${Capitalize<Name>}`, SentFile> &
          Named<`existing${Capitalize<Name>}`, StoredFile | string | null>
  }
}

/**
 * One file to keep and download: a PDF, a document, a table. A `contract` is sent as `contract` on creation, as
 * `newContract` and `existingContract` on update; a record says `{ file, name, size }` of it.
 * @example contract: file({ label: 'Contrat', types: ['pdf', 'docx'], maxSize: '5 MB' })
 */
export function file(options: Omit<FileField, 'kind'>): FileField {
  return fieldOfKind(fileDefinition, { kind: 'file', ...options })
}

const described = z.object({ file: z.string(), name: z.string(), size: z.nullable(z.int()) })
const recordFile = z._default(z.pipe(z.transform(readStoredFile), z.nullable(described)), null)

export const fileDefinition: FieldDefinition<FileField> = {
  ...oneFileDefinition,
  isDocument: true,
  columns: (name) => [{ name, type: 'json', empty: null }],
  recordShape: (name) => ({ [name]: recordFile }),
  toRow(name, _field, value) {
    const stored = readStoredFile(value)
    return { [name]: stored && JSON.stringify(stored) }
  },
  fromRow: (name, _field, row) => readStoredFile(row[name]),
  text: (_field, value) => nameOfFile(value),
  searchText: (_field, value) => nameOfFile(value),
}

/** The whole of what a record says of its file, or the name alone that it is stored under. */
const readKept = z.transform((value: unknown) =>
  value === '' || value === null ? value : (readStoredFile(value)?.file ?? value),
)

export const filePayload: FieldPayload<FileField> = {
  isKeptUnsent: true,
  shape(name, _field, mode) {
    const names = fileNames(name, mode)
    if (mode === 'create') return { [names.file]: sentFile() }
    return { [names.file]: sentFile(), [names.existing]: z.pipe(readKept, keptName()) }
  },
}
