import type { ReactNode } from 'react'
import { readNumber } from '../../../kinds/core/control/number-text.ts'
import { parseTime } from '../../../kinds/time/parse-time.ts'
import type { FilterOperator } from '../../../schema/where/filter.ts'
import { PERIODS, type Period } from '../../../schema/values/days.ts'
import { filters as texts } from '#texts/list.ts'
import { OptionChecks } from '../../../ui/OptionChecks.tsx'
import type { FilterPart } from './filter-state.ts'
import { LazyDayPart } from './lazy-day-part.ts'
import classes from './filters.module.css'
import { TextInput } from '@mantine/core'
import { autoDirection } from '../../../ui/auto-direction.ts'
import { useTypedValue } from './use-typed-value.ts'

interface Operator {
  readonly operator: FilterOperator
  readonly part: FilterPart
  /** How the limits of a range are typed. */
  readonly rangeInput: 'date' | 'time' | 'text' | 'number'
  /** Only days that have been are meant. */
  readonly isPast: boolean
}

/** The editor of an operator whose values are the same for every field. */
export function OperatorPart({ operator, part, ...range }: Operator): ReactNode {
  const isDay = range.rangeInput === 'date'
  const limit = (label: string) => (
    <div className={classes.limit}>
      <LimitPart {...range} part={part} label={label} />
    </div>
  )
  switch (operator) {
    case 'contains':
    case 'startsWith':
      return <TextPart {...part} label={texts[operator]} />
    case 'from':
      return limit(isDay ? texts.since : texts.from)
    case 'to':
      return limit(isDay ? texts.until : texts.to)
    case 'within':
      return <ChecksPart {...part} label={texts.within} options={PERIODS.map(periodOption)} />
    case 'anniversary':
      return <ChecksPart {...part} label={texts.anniversary} options={ANNIVERSARIES.map(periodOption)} />
    case 'empty':
      return <ChecksPart {...part} label={texts.presence} options={presenceOptions()} />
    case 'in':
    case 'is':
      // Their values are the field's own.
      return null
  }
}

interface LimitPartProps extends Omit<Operator, 'operator'> {
  readonly label: string
}

/** One end of a range. */
function LimitPart({ part, label, rangeInput, isPast }: LimitPartProps) {
  if (rangeInput === 'date') return <LazyDayPart {...part} label={label} isPast={isPast} />
  if (rangeInput === 'time') {
    return <TextPart {...part} label={label} placeholder={texts.timeHint} read={parseTime} />
  }
  if (rangeInput === 'text') return <TextPart {...part} label={label} />
  return <TextPart {...part} label={label} inputMode="decimal" read={readNumber} />
}

// Every anniversary is in the past and in the future.
const ANNIVERSARIES: readonly Period[] = ['today', 'thisWeek', 'thisMonth', 'next30Days']

function periodOption(value: Period) {
  return { value, label: texts.periods[value] }
}

const presenceOptions = () => [
  { value: false, label: texts.filled },
  { value: true, label: texts.empty },
]

interface ChecksPartProps extends FilterPart {
  readonly label: string
  readonly options: readonly { readonly value: string | boolean; readonly label: string }[]
}

function ChecksPart({ label, options, values, onValues }: ChecksPartProps) {
  return (
    <fieldset className={classes.part}>
      <legend>{label}</legend>
      <OptionChecks options={options} values={values} onValues={onValues} nothing="" />
    </fieldset>
  )
}

interface TextPartProps extends FilterPart {
  readonly label: string
  /** The keys that a phone offers; those of texts without it. */
  readonly inputMode?: 'decimal'
  readonly placeholder?: string
  /** What people type, as the filter takes it. */
  readonly read?: (typed: string) => string
}

/** A filter by one value that is typed; it applies when the keys pause. */
function TextPart({ label, inputMode, placeholder, read, ...part }: TextPartProps) {
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
