import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { Language } from '../../schema/values/text.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { nameFilters } from '../core/filter/filter-schemas.ts'
import { allCalledNames, calledName, meantName } from '../dependent-lookup/called-names.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { t } from '../../texts/locale.ts'
import { recordText, textSchema } from '../core/definition/text-values.ts'
import { plainText } from '../core/definition/plain-text.ts'

/** What a table says of its names besides: what they are called in other languages, and what became of former ones. */
export interface TranslatedNames {
  /**
   * Names by those that are stored, below a parent where it depends on one; none of a language that it has not.
   */
  loadTranslations?(language: Language, parent: string): Promise<ReadonlyMap<string, string> | undefined>
  /**
   * What became of names that another edition of the table has: `npm run schema -- --names` carries records over. One that became several
   * has an entry for each.
   */
  loadMoved?(): Promise<readonly MovedName[]>
}

/** A name of another edition, and where it is in this one. */
export interface MovedName {
  readonly from: PlacedName
  readonly to: PlacedName
}

/** A name of a table, below a parent where it depends on one; that is the empty text elsewhere. */
export interface PlacedName {
  readonly parent: string
  readonly name: string
}

/** A list of names too long for a config, loaded when a form or the backend needs it. */
export interface LookupTable extends TranslatedNames {
  load(): Promise<readonly string[]>
  /** What else a form finds them by. */
  loadKeywords?(): Promise<Keywords>
}

/** Other words for the names of a table, by name: a number, the name in another script. */
export type Keywords = ReadonlyMap<string, readonly string[]>

export interface LookupField extends FieldBase, CustomComponents<string> {
  readonly kind: 'lookup'
  /**
   * The table of `entities/reference/` that the names come from.
   * @example wilaya: lookup({ label: 'Wilaya', options: algeria.wilayas })
   */
  readonly options: LookupTable
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly lookup: LookupField
  }
  interface RecordParts<Name extends string, F> {
    lookup: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    lookup: Parsed<Name, ReturnType<typeof textSchema>>
  }
}

/**
 * One name of a reference table too long for a config.
 * @example wilaya: lookup({ label: 'Wilaya', options: algeria.wilayas })
 */
export function lookup(options: Omit<LookupField, 'kind'>): LookupField {
  return fieldOfKind(lookupDefinition, { kind: 'lookup', ...options })
}

export const lookupDefinition = plainDefinition<LookupField>({
  column: () => ({ type: 'text', empty: '', isFolded: true, isCollated: true }),
  record: () => recordText,
  // Of a page the generator has written what its names are in other languages among the texts of the configs.
  text: ({ options }, value) => calledName(options, plainText(value)) ?? t(plainText(value)),
  isCategory: true,
  filters: ({ options }) => nameFilters((text) => meantName(options, text)),
  // What is kept of a row is the same whoever writes it.
  searchText: ({ options }, value) => `${allCalledNames(options, plainText(value))} ${t(plainText(value))}`,
})

export const lookupPayload: FieldPayload<LookupField> = { shape: (name) => ({ [name]: textSchema(255) }) }
