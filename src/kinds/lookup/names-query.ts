import { queryOptions } from '@tanstack/react-query'
import type { Keywords } from './meaning.ts'

// A query key is compared as JSON, which two tables of functions would be the same in.
const tableIds = new WeakMap<object, number>()
let lastId = 0

function tableId(table: object): number {
  const id = tableIds.get(table) ?? (lastId += 1)
  tableIds.set(table, id)
  return id
}

type Names = readonly [names: readonly string[], keywords: Keywords | undefined]

/** A table's names below a parent; `null` where the table depends on none. */
export function namesQuery(table: object, parent: string | null, load: () => Promise<Names>) {
  return queryOptions({
    queryKey: ['lookup', tableId(table), parent],
    queryFn: load,
    staleTime: Infinity,
  })
}
