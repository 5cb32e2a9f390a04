import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import { recordText, textSchema } from '../core/definition/text-values.ts'
import { plainText } from '../core/definition/plain-text.ts'
import { allCalledNames, calledName, meantName } from './called-names.ts'
import type { FieldBase, FieldPayload, Mode, RecordPart } from '../../schema/entity/field-definition.ts'
import type { Keywords, TranslatedNames } from '../lookup/definition.ts'
import { nameFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'

/** A list of names that follows the value of another field. */
export interface DependentLookupTable extends TranslatedNames {
  load(parent: string): Promise<readonly string[]>
  /** What else a form finds them by. */
  loadKeywords?(parent: string): Promise<Keywords>
}

export interface DependentLookupField<Parent extends string = string>
  extends FieldBase, CustomComponents<string> {
  readonly kind: 'dependentLookup'
  /**
   * The field whose value chooses the list. Choosing it anew clears this one; without it this one is disabled.
   * @example commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options: algeria.communesOf })
   */
  readonly dependsOn: Parent
  /**
   * The table of `entities/reference/` that loads the names below a parent.
   * @example commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options: algeria.communesOf })
   */
  readonly options: DependentLookupTable
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly dependentLookup: DependentLookupField
  }
  interface RecordParts<Name extends string, F> {
    dependentLookup: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    dependentLookup: Parsed<Name, ReturnType<typeof textSchema>>
  }
}

/**
 * One name of a list that follows another field's value.
 * @example commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options: algeria.communesOf })
 */
export function dependentLookup<const Parent extends string>(
  options: Omit<DependentLookupField<Parent>, 'kind'>,
): DependentLookupField<Parent> {
  return fieldOfKind(dependentLookupDefinition, { kind: 'dependentLookup', ...options })
}

function nameInLanguage(field: DependentLookupField, value: unknown, record?: RecordPart): string {
  const name = plainText(value)
  return calledName(field.options, name, record?.[field.dependsOn]) ?? name
}

export const dependentLookupDefinition = plainDefinition<DependentLookupField>({
  column: () => ({ type: 'text', empty: '', isFolded: true, isCollated: true }),
  record: () => recordText,
  text: nameInLanguage,
  isCategory: true,
  filters: ({ options }) => nameFilters((text) => meantName(options, text)),
  searchText: ({ dependsOn, options }, value, record) =>
    allCalledNames(options, plainText(value), record?.[dependsOn]),
})

export const dependentLookupPayload: FieldPayload<DependentLookupField> = {
  shape: (name) => ({ [name]: textSchema(255) }),
}
