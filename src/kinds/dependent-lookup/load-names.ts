import type { AnyEntity } from '../../schema/entity.ts'
import type { Field } from '../../schema/field-kinds.ts'
import type { Language } from '../../schema/text.ts'
import { calledNames, nameKey } from './called-names.ts'
import type { DependentLookupTable } from './meaning.ts'

const loading = new Map<DependentLookupTable, Promise<void>>()
let called: Language | undefined

/** Loads the names of what an entity shows, in a language; those of another one are left. */
export async function loadNames({ fields }: AnyEntity, language: Language): Promise<void> {
  if (called !== language) keepStoredNames()
  called = language
  for (const field of Object.values(fields)) {
    const parent = field.kind === 'dependentLookup' ? fields[field.dependsOn] : undefined
    if (field.kind !== 'dependentLookup' || !parent) continue
    const { options } = field
    const load = loading.get(options) ?? loadTable(options, parent, language)
    loading.set(options, load)
    await load
  }
}

/** Names are what records hold, in the program's own language. */
export function keepStoredNames(): void {
  called = undefined
  loading.clear()
  calledNames.clear()
}

async function loadTable(table: DependentLookupTable, parent: Field, language: Language): Promise<void> {
  const ambiguous = new Set<string>()
  for (const above of await valuesOf(parent)) {
    for (const [name, words] of (await table.loadTranslations?.(language, above)) ?? []) {
      calledNames.set(nameKey(above, name), words)
      if ((calledNames.get(name) ?? words) !== words) ambiguous.add(name)
      calledNames.set(name, words)
    }
  }
  for (const name of ambiguous) calledNames.delete(name)
}

/** All that the field may hold that a table depends on. */
async function valuesOf(field: Field): Promise<readonly string[]> {
  if (field.kind === 'lookup') return field.options.load()
  return field.kind === 'choice' ? Object.keys(field.options) : []
}
