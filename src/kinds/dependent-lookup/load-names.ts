import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Field, Fields } from '../../schema/entity/field-kinds.ts'
import type { Language } from '../../schema/values/text.ts'
import { calledNamesOf, nameKey } from './called-names.ts'
import type { DependentLookupTable } from './definition.ts'

const loading = new WeakMap<DependentLookupTable, Map<Language, Promise<void>>>()

/** Loads the names of what an entity shows, in a language. */
export async function loadNames({ fields }: AnyEntity, language: Language): Promise<void> {
  for (const field of Object.values(fields)) {
    if (field.kind === 'dependentLookup')
      await loadTable(field.options, await parentNamesOf(fields, field.dependsOn), language)
  }
}

/** Loads the names of a table below all of its parents, once for each language. */
export function loadTable(
  table: DependentLookupTable,
  parents: readonly string[],
  language: Language,
): Promise<void> {
  const languages = loading.get(table) ?? new Map<Language, Promise<void>>()
  loading.set(table, languages)
  const load = languages.get(language) ?? readTable(table, parents, language)
  languages.set(language, load)
  return load
}

async function readTable(
  table: DependentLookupTable,
  parents: readonly string[],
  language: Language,
): Promise<void> {
  const names = new Map<string, string>()
  const ambiguous = new Set<string>()
  for (const above of parents) {
    for (const [name, words] of (await table.loadTranslations?.(language, above)) ?? []) {
      names.set(nameKey(above, name), words)
      if ((names.get(name) ?? words) !== words) ambiguous.add(name)
      names.set(name, words)
    }
  }
  for (const name of ambiguous) names.delete(name)
  if (names.size > 0) calledNamesOf(table).byLanguage.set(language, names)
}

/** All that the field may hold that a table depends on. */
export async function parentNamesOf(fields: Fields, name: string): Promise<readonly string[]> {
  const field: Field | undefined = fields[name]
  if (field?.kind === 'lookup') return field.options.load()
  if (field?.kind === 'choice') return Object.keys(field.options)
  if (field?.kind !== 'dependentLookup') return []
  const above = await parentNamesOf(fields, field.dependsOn)
  return (await Promise.all(above.map((each) => field.options.load(each)))).flat()
}
