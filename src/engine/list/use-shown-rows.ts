import { useDeferredValue, useMemo } from 'react'
import type { Resource } from '../../api/resource.ts'
import { writeListState } from '../list-data/list-state.ts'
import type { List } from '../list-data/list.ts'

/**
 * The rows to draw. Those of another page, order, filter, search or choice of columns come after the press that asked for
 * them is answered: until then the former ones stay.
 */
export function useShownRows(resource: Resource, list: List) {
  const { columns, records, state, isRefreshing } = list
  const latest = useMemo(
    // Rows that stand in for those that are awaited answer nothing that was asked.
    () => ({ resource, columns, records, asked: isRefreshing ? null : writeListState(state).toString() }),
    [resource, columns, records, state, isRefreshing],
  )
  const former = useDeferredValue(latest)
  // What changes in the rows that are asked for is drawn at once: the focus returns to what is left of them.
  const isAnswered = former.asked !== null && former.asked === latest.asked
  const hasFormer = former.resource === resource && former.records !== undefined
  const shown = hasFormer && latest.records && !isAnswered ? former : latest
  return { columns: shown.columns, records: shown.records, isBehind: shown !== latest }
}
