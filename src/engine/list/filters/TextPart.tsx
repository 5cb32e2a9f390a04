import { TextInput } from '@mantine/core'
import { autoDirection } from '../../../ui/input-props.ts'
import type { FilterPart } from './filter-state.ts'
import { useTypedValue } from './use-typed-value.ts'

interface TextPartProps extends FilterPart {
  readonly label: string
  /** The keys that a phone offers; those of texts without it. */
  readonly inputMode?: 'decimal'
  readonly placeholder?: string
  /** What people type, as the filter takes it. */
  readonly read?: (typed: string) => string
}

/** A filter by one value that is typed; it applies when the keys pause. */
export function TextPart({ label, inputMode, placeholder, read, ...part }: TextPartProps) {
  const [typed, setTyped, isMistaken] = useTypedValue(part, read)
  return (
    <TextInput
      size="sm"
      inputMode={inputMode}
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      {...(inputMode === undefined && autoDirection)}
      error={isMistaken}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
