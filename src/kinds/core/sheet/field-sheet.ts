import type { EntityRecord, FormValues } from '../../../schema/entity/field-definition.ts'

/** What a cell of a spreadsheet holds. A day is `YYYY-MM-DD`, a day and a time `YYYY-MM-DD HH:MM`. */
export type SheetValue = string | number | null

/** One column of an export or an import. */
export interface SheetColumn {
  /** The field's name, with a part behind a dot where a field has several columns. */
  readonly key: string
  readonly header: string
  /** What its numbers are counted in, in each language; the header has it behind the label. */
  readonly units?: readonly string[]
  /** What else files call it. */
  readonly aliases?: readonly string[]
  readonly type: 'text' | 'number' | 'date' | 'datetime'
  /** What a record has in it; exports leave a column out that has none, as of a password. */
  value?(record: EntityRecord, context: SheetContext): SheetValue
  /** No screen shows what a file holds of it. */
  readonly isSecret?: true
  /** Imports leave it out. */
  readonly isOnlyExported?: true
}

export interface SheetContext {
  /** The address of an uploaded file. */
  fileAddress(fileName: string): string
}

/** The texts of a row's cells, by the keys of the columns that the file has. */
export type CellTexts = ReadonlyMap<string, string>

export interface ImportContext {
  /** The record that the row changes; null for a new one. */
  readonly stored: EntityRecord | null
  /** The ids of the records of an entity that are called so; of many some. */
  findByLabel(entity: string, optionLabel: readonly string[], label: string): Promise<readonly number[]>
}

/** A record that a cell names by its label. */
export interface NamedRecord {
  readonly entity: string
  readonly optionLabel: readonly string[]
  readonly label: string
}

/** What a payload carries of a field, or why the cells say nothing, and the column that is to blame. */
export type ImportedPart = { readonly values: FormValues } | { readonly error: string; readonly key: string }

/** What a field is in a spreadsheet. */
export interface FieldSheet<F> {
  columns(name: string, field: F): readonly SheetColumn[]
  /** The records that a row's cells name by their labels, so that those of many rows are found together. */
  named?(name: string, field: F, texts: CellTexts): readonly NamedRecord[]
  /**
   * What a payload carries for a row's cells, of which one at least belongs to the field. A text that it cannot read it
   * passes on: validation refuses it. A kind without it is not imported.
   */
  parse?(name: string, field: F, texts: CellTexts, context: ImportContext): Promise<ImportedPart>
  /** What to look at in a text that is imported all the same. */
  doubt?(text: string): string | undefined
}
