/**
 * What the generated tests try with a field, by its kind: one small file each below this folder, found through `valuesOf`.
 * The contract half (`tests/suite/contract`) sends the values, the browser half (`tests/suite/browser`) fills them in;
 * nothing here knows of vitest or Playwright, and everything is data:
 *
 *     const subject = { name, field, fields, serial, chosen, refer }
 *     const [plain, ...more] = await valuesOf(field).accepted(subject)
 *     plain.sent('create')   // { email: 'compte7@exemple.dz' }: parts of a payload, by the names they travel under
 *     plain.fills('create')  // [{ how: 'type', name: 'email', text: 'compte7@exemple.dz' }]: what a person does
 *     plain.reads            // { is: 'value', value: 'compte7@exemple.dz' }: what the record holds afterwards
 *
 * `buildRecord` (`tests/suite/build-record.ts`) does this for all fields of an entity, in an order that dependent
 * choices allow, and `selectedEntities` (`tests/suite/selection.ts`) tells which entities a run is about.
 */
import type { StoredRecord, Mode } from '../../../src/schema/entity/field-definition.ts'
import type { FilterOperator } from '../../../src/schema/where/filter.ts'
import type { Fields } from '../../../src/schema/entity/field-kinds.ts'

/** Parts of a payload, by the names they travel under. A `File` makes the payload multipart. */
export type Parts = Readonly<Record<string, unknown>>

/** The field that values are made for. */
export interface Subject<F> {
  readonly name: string
  readonly field: F
  /** All fields of its entity. */
  readonly fields: Fields
  /** Another one for each record, so that what must be unique is. */
  readonly serial: number
  /** What the record's fields before this one hold; a dependent choice looks its parent up here. */
  readonly chosen: Readonly<Record<string, unknown>>
  /** A stored record of an entity, as it is read, that holds this; which one does not matter. */
  refer(entity: string, holding?: Parts): Promise<StoredRecord>
}

/** What a person does in one control; `name` is the control's `name` attribute. */
export type Fill =
  | { readonly how: 'type'; readonly name: string; readonly text: string }
  /** Chooses the option of that label; the empty one is chosen by taking the choice back. */
  | { readonly how: 'choose'; readonly name: string; readonly option: string }
  /** Chooses the options of these labels in their order, and no others. */
  | { readonly how: 'pick'; readonly name: string; readonly options: readonly string[] }
  /** Fills these rows in, and has no others. */
  | { readonly how: 'rows'; readonly name: string; readonly rows: readonly (readonly Fill[])[] }
  | { readonly how: 'attach'; readonly name: string; readonly files: readonly File[] }
  /** Checks the boxes of these labels, and no others of the field. */
  | { readonly how: 'check'; readonly name: string; readonly labels: readonly string[] }
  | { readonly how: 'switch'; readonly name: string; readonly isOn: boolean }

export interface Size {
  readonly width: number
  readonly height: number
}

/** What a record that is read holds. */
export type Reading =
  | { readonly is: 'value'; readonly value: unknown }
  /** Rows that hold these cells, and the records besides that they refer to. */
  | { readonly is: 'rows'; readonly value: readonly Parts[] }
  /** Stored files, one or a list, of these sizes; each lies in the uploads folder under the name that is read. */
  | { readonly is: 'pictures'; readonly sizes: readonly Size[] }
  /** A stored file that people call so, of so many bytes. */
  | { readonly is: 'file'; readonly name: string; readonly size: number }
  /** Never read back. */
  | { readonly is: 'hidden' }

/** A value that is taken. */
export interface Accepted {
  /** What is special about it; the first one of a kind is `plain`. */
  readonly title: string
  sent(mode: Mode): Parts
  readonly reads: Reading
  /** None where no person can bring a control to send it. On an edit form pictures are added to those not taken away. */
  fills(mode: Mode): readonly Fill[]
  /** What an edit form shows in the control of that name afterwards; nothing where it shows no text. */
  readonly shows?: Readonly<Record<string, string>>
}

/** A value that is refused. */
export interface Refused {
  readonly title: string
  sent(mode: Mode): Parts
  /** The part that the mistake is told of. */
  path(mode: Mode): string
  /** 400 without it. */
  readonly status?: number
  /** Where it can be sent at all; in both without it. */
  readonly only?: Mode
  /** How a person comes to send it; none where no control can be brought to. */
  readonly fills?: (mode: Mode) => readonly Fill[]
}

/** What sending nothing in a field means. */
export interface Emptiness {
  /** What a new record holds that was never given a value. */
  readonly reads: Reading
  /** The ways to empty it on update; none where an empty value changes nothing. */
  readonly clears: readonly { readonly title: string; readonly parts: Parts }[]
  /** Where "this is required" is told of a record without it. */
  missing(mode: Mode): string
  /** An empty value says something by itself, and is enough where the field is required. */
  readonly isAnswer?: boolean
  /** How a person empties it on the edit form; none where that takes more than its control. */
  readonly fills: readonly Fill[]
}

interface Twins {
  readonly first: Accepted
  /** Values that are the same to whoever compares as people do. */
  readonly same: readonly Accepted[]
}

/** A value among others of its kind. */
export interface Ranked {
  readonly value: Accepted
  /** The words people search it by; none where it is no text. */
  readonly words: string
}

/** All there is to try with a kind of field. */
export interface KindValues<F> {
  /** The plain one first. */
  accepted(subject: Subject<F>): Promise<readonly Accepted[]>
  refused(subject: Subject<F>): Promise<readonly Refused[]>
  empty(subject: Subject<F>): Emptiness
  /** Different values in the order that lists sort them in; none where lists do not sort by the kind. */
  ascending(subject: Subject<F>): Promise<readonly Ranked[]>
  /** Values that a unique field takes once; absent where the kind is never unique. */
  twins?(subject: Subject<F>): Twins | Promise<Twins>
  /** Its values are told apart by the serial only where the field is unique. */
  repeats?: true
  /** What lists filter a kind of a program's own by, as a kind of the engine is: `from`, `to` and `empty` are a number's. */
  readonly filteredBy?: readonly FilterOperator[]
  /** One on that day, `YYYY-MM-DD`; absent where the kind has no day. */
  onDay?(name: string, day: string): Accepted
}
