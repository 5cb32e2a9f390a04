import type { Field } from '../../schema/field-kinds.ts'
import type { Language } from '../../schema/text.ts'
import { calledNames, nameKey } from './called-names.ts'
import type { DependentLookupTable } from './meaning.ts'
import { named } from './with-names.ts'

/** Loads the names of all that is shown, now and from now on, in a language. */
export async function loadNamesIn(language: Language): Promise<void> {
  keepStoredNames()
  const tables = new Map<DependentLookupTable, Promise<void>>()
  named.load = async ({ fields }) => {
    for (const field of Object.values(fields)) {
      const parent = field.kind === 'dependentLookup' ? fields[field.dependsOn] : undefined
      if (field.kind !== 'dependentLookup' || !parent) continue
      const { options } = field
      const load = tables.get(options) ?? loadTable(options, parent, language)
      tables.set(options, load)
      await load
    }
  }
  await Promise.all([...named.shown].map(named.load))
}

/** Names are what records hold, in the program's own language. */
export function keepStoredNames(): void {
  delete named.load
  calledNames.clear()
}

async function loadTable(table: DependentLookupTable, parent: Field, language: Language): Promise<void> {
  const ambiguous = new Set<string>()
  for (const above of await valuesOf(parent)) {
    for (const [name, called] of (await table.loadTranslations?.(language, above)) ?? []) {
      calledNames.set(nameKey(above, name), called)
      if ((calledNames.get(name) ?? called) !== called) ambiguous.add(name)
      calledNames.set(name, called)
    }
  }
  for (const name of ambiguous) calledNames.delete(name)
}

/** All that the field may hold that a table depends on. */
async function valuesOf(field: Field): Promise<readonly string[]> {
  if (field.kind === 'lookup') return field.options.load()
  return field.kind === 'choice' ? Object.keys(field.options) : []
}
