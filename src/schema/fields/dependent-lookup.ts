import type { FieldBase } from '../field-meaning.ts'
import { plainMeaning, searchOwnText } from './plain-meaning.ts'
import { recordText, textSchema } from './text-schemas.ts'

/** A list of names that follows the value of another field. */
export interface DependentLookupTable {
  load(parent: string): Promise<readonly string[]>
}

export interface DependentLookupField<Parent extends string = string> extends FieldBase {
  readonly kind: 'dependentLookup'
  /** The field whose value chooses the list. Choosing it anew clears this one; without it this one is disabled. */
  readonly dependsOn: Parent
  readonly options: DependentLookupTable
}

/** A name below another: `commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options: algeria.communesOf })`. */
export function dependentLookup<const Parent extends string>(
  options: Omit<DependentLookupField<Parent>, 'kind'>,
): DependentLookupField<Parent> {
  return { kind: 'dependentLookup', ...options }
}

export const dependentLookupMeaning = plainMeaning<DependentLookupField>({
  column: () => ({ type: 'text', empty: '', isFolded: true }),
  record: () => recordText,
  payload: () => textSchema(255),
  searchText: searchOwnText,
})
