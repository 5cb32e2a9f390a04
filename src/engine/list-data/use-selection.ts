import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

const NONE: ReadonlySet<RecordId> = new Set()

/** The ids of the selected records, on whatever page they are. Another search or filter starts with none. */
export function useSelection(records: readonly EntityRecord[], search: string) {
  const [chosen, setChosen] = useState({ search, ids: NONE })
  const ids = chosen.search === search ? chosen.ids : NONE

  // The rows keep one callback, so that they do not render again with each selection.
  const latest = useRef({ records, search, ids })
  useEffect(() => {
    latest.current = { records, search, ids }
  })
  const lastToggled = useRef<RecordId>(undefined)
  const toggle = useCallback((id: RecordId, isRange: boolean) => {
    const now = latest.current
    const listed = now.records.map((record) => record.id)
    const from = isRange ? lastToggled.current : undefined
    setChosen({ search: now.search, ids: toggleRange(now.ids, listed, from, id) })
    lastToggled.current = id
  }, [])

  return useMemo(
    () => ({
      ids,
      toggle,
      replace: (next: readonly RecordId[]) => setChosen({ search, ids: new Set(next) }),
      clear: () => setChosen({ search, ids: NONE }),
    }),
    [ids, toggle, search],
  )
}

export type Selection = ReturnType<typeof useSelection>

/**
 * Selects or deselects a record, and with it all those between it and the one toggled last.
 * @param listed The ids of the page, in their order.
 * @param from The one toggled last, where a range is meant.
 */
export function toggleRange(
  ids: ReadonlySet<RecordId>,
  listed: readonly RecordId[],
  from: RecordId | undefined,
  to: RecordId,
): ReadonlySet<RecordId> {
  const start = from === undefined ? -1 : listed.indexOf(from)
  const end = listed.indexOf(to)
  const range = start < 0 || end < 0 ? [to] : listed.slice(Math.min(start, end), Math.max(start, end) + 1)
  const next = new Set(ids)
  for (const id of range) {
    if (ids.has(to)) next.delete(id)
    else next.add(id)
  }
  return next
}
