import type { Language } from '../../../schema/values/text.ts'
import type { CustomComponents } from '../../../schema/entity/component.ts'
import type { FieldKind } from '../../../schema/entity/field-kinds.ts'
import type { FieldBase, TypedField } from '../../../schema/entity/field-definition.ts'
import { type Check, optional } from './check.ts'
import type { EntityFinding } from './entity-finding.ts'
import type { JsonObject } from './json.ts'
import type { Options } from './expectation.ts'
import type { KnownEntity, KnownTable } from './project-facts.ts'
import { component, shownText } from './value-checks.ts'

/** A field as far as flags, a sample or a document tell it; the draft fills in the rest. */
export interface FieldRequest {
  readonly name: string
  readonly kind: FieldKind
  /** What it is written as, where that is not its kind: `percent`, which makes a decimal. */
  readonly word?: string
  readonly options: Options
}

/** A field's own column, or a column through a relation or to one language of a text. */
export type ColumnDraft = string | { readonly header: string; readonly firstOf: readonly string[] }

/** What a field is drafted among: the entities there will be, the new one included. */
export interface Surroundings {
  readonly entities: readonly KnownEntity[]
  readonly tables: readonly KnownTable[]
}

/** What an example of a field tells of it. */
export interface Recognized {
  /** The name that records have it under, where that is another. */
  readonly name?: string
  readonly options?: Options
  /** What a person should look at. */
  readonly remark?: string
}

/** A property of a body that an OpenAPI document describes, its references resolved. */
export interface DescribedField {
  readonly name: string
  readonly schema: JsonObject
  /** It is a text, whatever its format. */
  readonly isText: boolean
  readonly bodies: { readonly create: JsonObject; readonly update: JsonObject; readonly record: JsonObject }
  flatten(schema: unknown): JsonObject
}

/** A column of a table that another program made, as far as a field of it is concerned. */
export interface ColumnFacts {
  readonly isNullable: boolean
  /** Alone or together with others. */
  readonly isUnique: boolean
  /** Its default as SQL, `'open'::text`; null for none. */
  readonly startsWith: string | null
  /** The digits behind the point of `numeric(10,2)`; undefined where it says none. */
  readonly places: number | undefined
}

type OwnOption<F> = Exclude<keyof F, keyof FieldBase | 'kind'>

/** What who writes a config is helped with: the checks of a kind's options, and how `npm run new` drafts a field of it. */
export interface Authoring<F> {
  /** A check for each option that is the kind's own. */
  readonly options: { readonly [Name in OwnOption<F>]-?: Check }
  /** The kinds of the fields that its option `fields` holds; a kind without it has none. */
  readonly cellKinds?: readonly FieldKind[]
  /** What is wrong with options that are right one by one. */
  compareOptions?(name: string, field: F): readonly EntityFinding[]
  /** What values are called in another language, by the values; shown wherever they are read. */
  readNames?(field: F, language: Language): Promise<ReadonlyMap<string, string> | undefined>
  /** Whether values from an answer, none of them missing, are of this kind; undefined where they are not. */
  recognizeValues?(values: readonly unknown[], name: string): Recognized | undefined
  /** Whether a document describes a field of this kind; undefined where it does not. */
  recognizeSchema?(described: DescribedField): Recognized | undefined
  /** The options that a column says of a field of this kind; `askedColumn` without it. */
  readColumn?(column: ColumnFacts): Options
  /**
   * How much its values take in: `npm run new` tries a kind before those of a greater breadth, so that a day is a date and
   * no text. 0 without it.
   */
  readonly breadth?: 1 | 2 | 3 | 4
  /** The words of a name that speak of this kind. */
  readonly nameWords?: readonly string[]
  /** How the part after the kind reads: `entity` of `team_id:reference:entity`. */
  readonly argument?: string
  readonly isArgumentRequired?: boolean
  /** What that part says; undefined where it cannot be read. */
  readArgument?(argument: string): Options | undefined
  /** The options that the kind needs and nobody gave; what is given wins. */
  complete?(field: FieldRequest, surroundings: Surroundings): Options
  /** It travels as a file, so that the calls are multipart. */
  readonly isFile?: boolean
  /** A list shows it before everything else. */
  readonly comesFirst?: boolean
  /** How a list shows it; null where no list does. By its own name without this. */
  column?(field: FieldRequest): ColumnDraft | null
}

/** The components that an entity may draw a field with. */
export const customComponents = {
  cell: optional(component),
  control: optional(component),
} satisfies Record<keyof CustomComponents<unknown>, Check>

/** What a field that is typed may say besides. */
export const typedOptions = {
  ...customComponents,
  placeholder: optional(shownText),
} satisfies Record<keyof CustomComponents<unknown> | Exclude<keyof TypedField, keyof FieldBase>, Check>

/** Of a kind that writes an empty text where nothing is given: twice the same in a unique column. */
export function askedColumn({ isNullable, isUnique, startsWith }: ColumnFacts): Options {
  return !isNullable && (isUnique || startsWith === null) ? { required: true } : {}
}

/** Of a kind that writes null where nothing is given. */
export function filledColumn({ isNullable }: ColumnFacts): Options {
  return isNullable ? {} : { required: true }
}

/** The same for one of days and times, `default now()`. */
export function datedColumn(column: ColumnFacts): Options {
  const isNow = /now\(|current_|'now'/i.test(column.startsWith ?? '')
  return { ...filledColumn(column), ...(isNow && { initial: 'now' }) }
}

/** For kinds that no list shows. */
export const hidden = { column: () => null } satisfies Pick<Authoring<unknown>, 'column'>
