import { TextInput } from '@mantine/core'
import { autoDirection } from '../../../ui/auto-direction.ts'
import type { FilterPart } from './filter-state.ts'
import { useTypedValue } from './use-typed-value.ts'

interface TextPartProps extends FilterPart {
  readonly label: string
  readonly type?: 'text' | 'number'
  readonly placeholder?: string
  /** What people type, as the filter takes it. */
  readonly read?: (typed: string) => string
}

/** A filter by one value that is typed; it applies when the keys pause. */
export function TextPart({ label, type = 'text', placeholder, read, ...part }: TextPartProps) {
  const [typed, setTyped] = useTypedValue(part, read)
  return (
    <TextInput
      size="sm"
      type={type}
      step={type === 'number' ? 'any' : undefined}
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      {...(type === 'text' && autoDirection)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
