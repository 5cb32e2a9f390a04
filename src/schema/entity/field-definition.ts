import type * as z from 'zod/mini'
import type { Column, Row } from './column.ts'
import type { IconModule } from './menu.ts'
import type { Conditions } from '../where/condition.ts'
import type { FilterOperator, FilterValue } from '../where/filter.ts'
import type { IdKind, RecordId } from '../values/record-id.ts'
import type { Text } from '../values/text.ts'

/** What every field may say of itself. */
export interface FieldBase extends Conditions {
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
   * What a person should know who fills it in; stands below its control.
   * @example chip: text({ label: 'Puce', help: 'Les 15 chiffres du lecteur' })
   */
  readonly help?: Text
  /**
   * What forms draw before its label: a module as the `icon` of a menu.
   * @example phone: phone({ label: 'Téléphone', icon: 'lucide-react/icons/phone' })
   */
  readonly icon?: IconModule
  /**
   * The name it had before: the next start renames its column, which keeps what it holds. It may stay here for ever.
   * @example nickname: text({ label: 'Surnom', renamedFrom: 'alias' })
   */
  readonly renamedFrom?: string
  /**
   * "Ajouter et continuer" starts the next form with its value; a picture or a password is never kept.
   * @example wilaya: lookup({ label: 'Wilaya', options: algeria.wilayas, keep: true })
   */
  readonly keep?: boolean
  /**
   * Nobody fills it in: an edit form shows it as a value, and what a call sends of it is left out. Hooks, actions and
   * jobs write it.
   * @example paid_on: date({ label: 'Payée le', readOnly: true })
   */
  readonly readOnly?: boolean
  /**
   * No screen, no export and no import has it; it is stored, and calls read and write it.
   * @example external_id: text({ label: 'Référence externe', hidden: true })
   */
  readonly hidden?: boolean
  /**
   * What files that are imported call its column, besides its label and its name.
   * @example address: text({ label: 'Adresse', importedAs: ['Rue', 'Domicile'] })
   */
  readonly importedAs?: readonly string[]
  /**
   * What another backend calls it, where the program has one: see `backend` of the program.
   * @example first_name: text({ label: 'Prénom', wireName: 'firstName' })
   */
  readonly wireName?: string
  /**
   * The field of the same kind whose value a new record has here as well, as long as nothing else is typed or sent.
   * @example billing_address: text({ label: 'Facturer à', defaultFrom: 'address' })
   */
  readonly defaultFrom?: string
  /**
   * The part of a form's row that it takes on a wide screen; half of it, or all where the kind needs it, without this.
   * @example zip: text({ label: 'Code postal', width: 'third' })
   */
  readonly width?: 'third' | 'half' | 'full'
}

/** What a field that is typed may say besides. */
export interface TypedField extends FieldBase {
  /**
   * What stands in its control while that is empty, as an example of what to type.
   * @example phone: phone({ label: 'Téléphone', placeholder: '0550 12 34 56' })
   */
  readonly placeholder?: Text
}

export type Mode = 'create' | 'update'

/** Schemas by the name they have in a record, in a payload or in a form. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>

/** What each operator that a kind is filtered by takes as its value, read from the text of a query parameter. */
export type FilterSchemas = { readonly [Operator in FilterOperator]?: z.ZodMiniType<FilterValue, string> }

/** Values by the name they travel under. A form holds exactly what its payload will be made of. */
export type FormValues = Readonly<Record<string, unknown>>

/** A record as answers carry it: its id, its fields' values, and related records nested under their relation's name. */
export interface EntityRecord {
  readonly id: RecordId
  readonly [field: string]: unknown
}

/** A record, or one that is nested in it. */
export type RecordPart = Readonly<Record<string, unknown>>

/** A record of our own backend, which counts them. */
export interface StoredRecord extends EntityRecord {
  readonly id: number
}

/**
 * The first face of a field kind: what it means. Pure data and functions, the same in the browser and in the backend.
 * The others, in the same folder, are its cell, its control and its storage.
 */
export interface FieldDefinition<F> {
  /** The database columns it lies in. */
  columns(name: string, field: F): readonly Column[]
  /** What a record carries, read tolerantly: another backend may say null, "1" or a JSON string. */
  recordShape(name: string, field: F): Shape
  /** What a form starts with, under the names its payload will use. */
  formValues(name: string, field: F, mode: Mode, record: EntityRecord | null): FormValues
  /** The value that its record would have if a form were saved; what the form holds under its name without this. */
  valueInForm?(name: string, field: F, mode: Mode, form: FormValues): unknown
  /** A draft keeps nothing of it: files are too large to be kept beside the page, and passwords too secret. */
  readonly isLeftOutOfDrafts?: boolean
  /** What it holds is a file to keep; of one that a page shows people speak as of a picture. */
  readonly isDocument?: boolean
  /** Its values are told to nobody; the history only says that it changed. */
  readonly isSecret?: boolean
  /** All that a form holds of it is one value: of two people's changes one is taken whole. */
  readonly isOneValue?: boolean
  toRow(name: string, field: F, value: unknown): Row
  fromRow(name: string, field: F, row: Row): unknown
  /** The paths that lead to its parts, where the value itself is no text to show. */
  paths?(name: string): readonly string[]
  /**
   * The value in words, for joining, searching and reading aloud; a picture or a password has none.
   * @param record whose value it is, where that is known
   */
  text?(field: F, value: unknown, record?: RecordPart): string
  /** Its words read from left to right, whatever the text around them: an address, a number to call. */
  readonly isCode?: boolean
  /** The list column that shows what it points at, where its own value says nothing. */
  listColumn?(field: F): { readonly header: Text; readonly firstOf: readonly string[] }
  /** The words a search finds the record by. @param record whose value it is, where that is known */
  searchText(field: F, value: unknown, record?: RecordPart): string
  /** Those of them, folded, that are part of others, and are found by themselves alone. */
  wholeWords?(field: F): readonly string[]
  /** What a value of it is called in the program's own language, where that is another text: what is compared and sorted by. */
  comparedText?(field: F, value: unknown): string
  /** What a folded column holds for a value of it: the value is compared by that. The fold of its text without it. */
  compareKey?(field: F, value: unknown): string
  /** A list can be sorted by a column of it. */
  readonly isSortable?: boolean
  /** The operators that a list can be filtered by. */
  filters?(field: F): FilterSchemas
  /** The type of the inputs that the limits of a range are typed in; a number without it. */
  readonly rangeInput?: 'date' | 'time' | 'text'
  /** What its column is compared with at the limit of a range; the limit itself without it. */
  rangeLimit?(side: 'from' | 'to', limit: FilterValue, field: F): FilterValue
  /** What `initial` says is the value itself, that a new form starts with. */
  readonly startsWithValue?: boolean
  /** Its values are names that many records share: how many have each can be counted. */
  readonly isCategory?: boolean
  /** How many places its exact numbers have, where they are kept as texts: sums of them are exact as well. */
  exactPlaces?(field: F): number
  /** Nothing was given, as far as `required` is concerned. */
  isEmpty(value: unknown): boolean
  /** By what it refers to a record, or to several. */
  relation?(name: string, field: F): Relation
  link?(name: string, field: F): Link
  /** A table of its own that says the same as its column, for a kind whose value is a list of parts. */
  table?(field: F): FieldTable
}

/** The way from a record to a related one. */
export interface Relation {
  /** The column that holds the related record's id. */
  readonly column: string
  /** The entity it leads to. */
  readonly to: string
  readonly ids: IdKind | undefined
  /** The name answers nest it under. */
  readonly as: string
  readonly onDelete: 'refuse' | 'clear' | 'cascade'
}

/** The way to several. */
export interface Link {
  /** The column that holds the related records' ids in their order. */
  readonly column: string
  readonly to: string
  /** The name answers nest them under. */
  readonly as: string
  readonly onDelete: 'refuse' | 'clear'
}

/**
 * The table of a field, a row for each part of its value: there the database checks references, and finds who refers to a
 * record. The row of the record holds all of it as well, so that lists, history and trash read one value.
 */
export interface FieldTable {
  /** Besides the record's id and the part's place. */
  readonly columns: readonly Column[]
  readonly references: readonly PartReference[]
  /** The parts of a value, or of what its column holds. */
  read(value: unknown): readonly Row[]
  /** What the column holds. */
  write(parts: readonly Row[]): string
}

export interface PartReference {
  readonly column: string
  /** The entity it leads to. */
  readonly to: string
  /** What becomes of the part when the other record is deleted: `clear` empties its column. */
  readonly onDelete: 'refuse' | 'clear' | 'remove'
}

/** What a field kind's payload is. It stands beside the meaning, of which a browser needs all: this the backend alone reads. */
export interface FieldPayload<F> {
  /** What a payload carries, read strictly; text of a multipart part and JSON values alike. */
  shape(name: string, field: F, mode: Mode): Shape
  /** What an update does not send of it is kept, even where it is required: nobody is shown a password to send it again. */
  readonly isKeptUnsent?: boolean
  /** What is wrong in a part of it is told of the whole, which has one control. */
  readonly hasOneControl?: boolean
  /** Those of its options that may refuse what a column holds: once they change, what is stored is read again. */
  limits?(field: F): string
  /** Whether it takes less than by the limits that it had; without it, what is stored is read again in any case. */
  narrows?(field: F, before: string): boolean
  /** With other limits: what stays of what is stored, and whether that is all of it; the shape judges it where nothing is answered. */
  reread?(
    field: F,
    stored: string,
    before: string,
  ): { readonly value: string; readonly isWhole: boolean } | undefined
  /** What a column held while its field was of another kind or had other options, as this one takes it. */
  fromStored?(field: F, stored: string): string
}
