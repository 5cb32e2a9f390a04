import { useState } from 'react'
import { isDay } from '../../../kinds/date/day.ts'
import { DayInput } from '../../../kinds/date/DayInput.tsx'
import { localMoment } from '../../../kinds/datetime/moment.ts'
import { rules } from '#texts/rules.ts'
import { withoutLabel } from '../../../texts/without-label.ts'
import type { FilterPart } from './filter-state.ts'
import { useTypedValue } from './use-typed-value.ts'

interface DayPartProps extends FilterPart {
  readonly label: string
  /** Only days that have been are meant. */
  readonly isPast: boolean
}

/** A filter by a day, typed or picked as in a form. */
export default function DayPart({ label, isPast, ...part }: DayPartProps) {
  const [typed, setTyped] = useTypedValue(part)
  const [isLeft, setIsLeft] = useState(false)
  const day = dayOf(typed)
  const isWrong = isLeft && day !== '' && !isDay(day)
  return (
    <DayInput
      size="sm"
      label={label}
      autoComplete="off"
      isInPanel
      isPast={isPast}
      value={day}
      error={isWrong && withoutLabel(rules.date(label), label)}
      onDay={(next) => {
        setTyped(next)
        setIsLeft(false)
      }}
      onBlur={() => setIsLeft(true)}
    />
  )
}

/** An address may name an instant, which lies in a day of the clocks here. */
function dayOf(value: string): string {
  return value.endsWith('Z') ? localMoment(value).slice(0, 'YYYY-MM-DD'.length) : value
}
