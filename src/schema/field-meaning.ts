import type * as z from 'zod/mini'
import type { Column, Row } from './column.ts'
import type { Text } from './text.ts'

/** What every field may say of itself. */
export interface FieldBase {
  /**
   * What the form and the list call it.
   * @example name: text({ label: 'Nom' })
   */
  readonly label: Text
  /**
   * The list column's heading; the label without it.
   * @example name: text({ label: 'Nom', header: 'name' })
   */
  readonly header?: Text
  /**
   * The backend refuses a record without it.
   * @example name: text({ label: 'Nom', required: true })
   */
  readonly required?: boolean
  /**
   * The name it had before: the next start renames its column, which keeps what it holds. It may stay here for ever.
   * @example nickname: text({ label: 'Surnom', renamedFrom: 'alias' })
   */
  readonly renamedFrom?: string
}

export type Mode = 'create' | 'update'

/** Schemas by the name they have in a record, in a payload or in a form. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>

/** Values by the name they travel under. A form holds exactly what its payload will be made of. */
export type FormValues = Readonly<Record<string, unknown>>

/** A record as answers carry it: its id, its fields' values, and related records nested under their relation's name. */
export interface EntityRecord {
  readonly id: number
  readonly [field: string]: unknown
}

/**
 * The first face of a field kind: what it means. Pure data and functions, the same in the browser and in the backend.
 * The others, in the same folder, are its cell, its control and its storage.
 */
export interface FieldMeaning<F> {
  /** The database columns it lies in. */
  columns(name: string, field: F): readonly Column[]
  /** What a record carries, read tolerantly: another backend may say null, "1" or a JSON string. */
  recordShape(name: string, field: F): Shape
  /** What a form starts with, under the names its payload will use. */
  formValues(name: string, field: F, mode: Mode, record: EntityRecord | null): FormValues
  /** All that a form holds of it is one value: of two people's changes one is taken whole. */
  readonly isOneValue?: boolean
  toRow(name: string, field: F, value: unknown): Row
  fromRow(name: string, field: F, row: Row): unknown
  /** The paths that lead to its parts, where the value itself is no text to show. */
  paths?(name: string): readonly string[]
  /** The words a search finds the record by. */
  searchText(field: F, value: unknown): string
  /** Those of them, folded, that are part of others, and are found by themselves alone. */
  wholeWords?(field: F): readonly string[]
  /** What a folded column holds for a value of it: the value is sorted and compared by that. Its fold without it. */
  compareKey?(field: F, value: unknown): string
  /** A list can be sorted by a column of it. */
  readonly isSortable?: boolean
  /** Nothing was given, as far as `required` is concerned. */
  isEmpty(value: unknown): boolean
}

/** What a field kind's payload is. It stands beside the meaning, of which a browser needs all: this the backend alone reads. */
export interface FieldPayload<F> {
  /** What a payload carries, read strictly; text of a multipart part and JSON values alike. */
  shape(name: string, field: F, mode: Mode): Shape
  /** What an update does not send of it is kept, even where it is required: nobody is shown a password to send it again. */
  readonly isKeptUnsent?: boolean
}
