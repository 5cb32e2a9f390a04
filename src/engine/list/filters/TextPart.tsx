import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { autoDirection } from '../../../ui/auto-direction.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import type { FilterPart } from './filter-state.ts'

interface TextPartProps extends FilterPart {
  readonly label: string
  readonly type?: 'text' | 'number' | 'date' | 'time'
}

/** A filter by one value that is typed; it applies when the keys pause. */
export function TextPart({ label, type = 'text', schema, values, onValues }: TextPartProps) {
  const [typed, setTyped] = useState(() => String(values[0] ?? ''))
  const rested = useDebounced(typed)
  const apply = useEffectEvent(() => {
    const parsed = schema.safeParse(rested)
    const next = parsed.success ? [parsed.data] : []
    // What is half typed leaves the list as it is.
    if ((parsed.success || rested.trim() === '') && next[0] !== values[0]) onValues(next)
  })
  useEffect(() => apply(), [rested])
  return (
    <TextInput
      size="sm"
      type={type}
      step={type === 'number' ? 'any' : undefined}
      label={label}
      autoComplete="off"
      {...(type === 'text' && autoDirection)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
