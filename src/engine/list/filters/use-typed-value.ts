import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../../../ui/timing.ts'
import type { FilterPart } from './filter-state.ts'

/**
 * What is typed for a filter of one value, which applies when the keys pause, and whether it is no such value.
 * @param read What people type, as the filter's schema takes it.
 */
export function useTypedValue(
  { schema, values, onValues }: FilterPart,
  read: (typed: string) => string = (typed) => typed,
) {
  const [typed, setTyped] = useState(() => String(values[0] ?? ''))
  const rested = useDebounced(typed)
  const apply = useEffectEvent(() => {
    const parsed = schema.safeParse(read(rested))
    const next = parsed.success ? [parsed.data] : []
    // What is half typed leaves the list as it is.
    if ((parsed.success || rested.trim() === '') && next[0] !== values[0]) onValues(next)
  })
  useEffect(() => apply(), [rested])
  const isMistaken = rested.trim() !== '' && !schema.safeParse(read(rested)).success
  return [typed, setTyped, isMistaken] as const
}
