import { indexNames, type NamedEntry, type NameIndex } from '../../schema/where/name-index.ts'
import { LANGUAGES } from '../../schema/values/text.ts'
import { calledNamesOf } from '../dependent-lookup/called-names.ts'
import { loadTable } from '../dependent-lookup/load-names.ts'
import type { DependentLookupTable } from '../dependent-lookup/definition.ts'

const indexes = new WeakMap<DependentLookupTable, Map<string, Promise<NameIndex>>>()

/** The names of a table below a parent, with what they are called in every language; read once. */
export async function loadIndex(table: DependentLookupTable, parent: string): Promise<NameIndex> {
  const known = indexes.get(table) ?? new Map<string, Promise<NameIndex>>()
  indexes.set(table, known)
  const load = known.get(parent) ?? readIndex(table, parent)
  known.set(parent, load)
  try {
    const index = await load
    // What callers invent is not remembered.
    if (index.entries.length === 0) known.delete(parent)
    return index
  } catch (error) {
    known.delete(parent)
    throw error
  }
}

async function readIndex(table: DependentLookupTable, parent: string): Promise<NameIndex> {
  const [names, keywords, ...translations] = await Promise.all([
    table.load(parent),
    table.loadKeywords?.(parent),
    ...LANGUAGES.map((language) => table.loadTranslations?.(language, parent)),
  ])
  return indexNames(
    names.map((name) => ({
      name,
      labels: translations.flatMap((called) => called?.get(name) ?? []),
      keywords: keywords?.get(name) ?? [],
    })),
  )
}

/**
 * Loads what a server needs of a table at once: what each name is called in every language, and the index of all of them.
 * @returns the names with what they are called, which what is searched is made of
 */
export async function loadWholeTable(
  table: DependentLookupTable,
  parents: readonly string[],
): Promise<readonly string[]> {
  const called = calledNamesOf(table)
  for (const language of LANGUAGES) await loadTable(table, parents, language)
  if (!called.index) {
    const entries: NamedEntry[] = []
    for (const parent of parents) entries.push(...(await loadIndex(table, parent)).entries)
    called.index = indexNames(entries)
  }
  return [...called.byLanguage].flatMap(([language, names]) => [language, ...[...names].flat()])
}
