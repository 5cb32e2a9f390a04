import { useLayoutEffect, useRef, type RefObject } from 'react'
import { keepColumnsSteady, makeRoom } from './steady-columns.ts'

/** For a table whose columns stay as they are when other rows come, unless a word of these would be cut. */
export function useSteadyColumns(rows: unknown): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => (table.current ? keepColumnsSteady(table.current) : undefined), [])
  useLayoutEffect(() => {
    if (table.current) makeRoom(table.current)
  }, [rows])
  return table
}
