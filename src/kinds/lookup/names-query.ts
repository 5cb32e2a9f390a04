import { queryOptions } from '@tanstack/react-query'
import { currentTranslation } from '../../texts/translation.ts'
import type { DependentLookupTable } from '../dependent-lookup/definition.ts'
import type { Keywords } from './definition.ts'

// A query key is compared as JSON, which two tables of functions would be the same in.
const tableIds = new WeakMap<object, number>()
let lastId = 0

function tableId(table: object): number {
  const id = tableIds.get(table) ?? (lastId += 1)
  tableIds.set(table, id)
  return id
}

interface Names {
  readonly names: readonly string[]
  readonly keywords: Keywords | undefined
  /** What they are called in the language of the page, where that is something else. */
  readonly labels: ReadonlyMap<string, string> | undefined
}

/** A table's names below a parent; `null` where the table depends on none. */
export function namesQuery(table: DependentLookupTable, parent: string | null) {
  const { language } = currentTranslation()
  return queryOptions({
    queryKey: ['lookup', tableId(table), parent, language],
    async queryFn(): Promise<Names> {
      const [names, keywords, labels] = await Promise.all([
        table.load(parent ?? ''),
        table.loadKeywords?.(parent ?? ''),
        table.loadTranslations?.(language, parent ?? ''),
      ])
      return { names, keywords: labels ? withNames(labels, keywords) : keywords, labels }
    },
    staleTime: Infinity,
  })
}

/** What is shown under another name is still found by its own. */
function withNames(labels: ReadonlyMap<string, string>, keywords: Keywords = new Map()): Keywords {
  return new Map([...labels.keys()].map((name) => [name, [name, ...(keywords.get(name) ?? [])]]))
}
