import type { ReactNode } from 'react'
import type { FilterOperator } from '../../../schema/filter.ts'
import { PERIODS, type Period } from '../../../schema/period.ts'
import { filters as texts } from '../../../texts/filters.ts'
import { OptionChecks } from '../../../ui/OptionChecks.tsx'
import type { FilterPart } from './filter-state.ts'
import { TextPart } from './TextPart.tsx'
import classes from './filters.module.css'

interface Operator {
  readonly operator: FilterOperator
  readonly part: FilterPart
  /** The type of the inputs for the limits of a range. */
  readonly rangeInput: 'date' | 'time' | 'text' | 'number'
}

/** The editor of an operator whose values are the same for every field. */
export function OperatorPart({ operator, part, rangeInput: type }: Operator): ReactNode {
  const isDay = type === 'date'
  switch (operator) {
    case 'contains':
    case 'startsWith':
      return <TextPart {...part} label={texts[operator]} />
    case 'from':
      return <TextPart {...part} label={isDay ? texts.since : texts.from} type={type} />
    case 'to':
      return <TextPart {...part} label={isDay ? texts.until : texts.to} type={type} />
    case 'within':
      return <ChecksPart {...part} label={texts.within} options={PERIODS.map(periodOption)} />
    case 'anniversary':
      return <ChecksPart {...part} label={texts.anniversary} options={ANNIVERSARIES.map(periodOption)} />
    case 'empty':
      return <ChecksPart {...part} label={texts.presence} options={PRESENCE_OPTIONS} />
    case 'in':
    case 'is':
      // Their values are the field's own.
      return null
  }
}

// Every anniversary is in the past and in the future.
const ANNIVERSARIES: readonly Period[] = ['today', 'thisWeek', 'thisMonth', 'next30Days']

function periodOption(value: Period) {
  return { value, label: texts.periods[value] }
}

const PRESENCE_OPTIONS = [
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
