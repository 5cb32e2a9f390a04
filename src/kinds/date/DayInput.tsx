import { app } from '../../generated/app.ts'
import type { TextInputProps } from '@mantine/core'
import { formatDay } from '../../texts/format.ts'
import { forms } from '#texts/form.ts'
import { currentDay } from '../core/filter/days.ts'
import { Calendar } from './Calendar.tsx'
import { isDay, parseDay } from './day.ts'
import { PickedInput } from './PickedInput.tsx'

interface DayInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `2024-05-31`, empty for none; what was typed where that is no day. */
  readonly value: string
  /** Only days that have been are meant. */
  readonly isPast: boolean
  /** The first day that the calendar offers. */
  readonly first?: string | undefined
  /** The last one. */
  readonly last?: string | undefined
  /** In a panel that scrolls. */
  readonly isInPanel?: boolean
  readonly onDay: (day: string) => void
}

/** A day, typed as `31/05/2024` or picked from a calendar. */
export function DayInput({ value, isPast, first, last, onDay, ...props }: DayInputProps) {
  return (
    <PickedInput
      {...props}
      placeholder={forms.dateHint[app.dateOrder]}
      clearLabel={forms.clearDate}
      text={formatDay(value)}
      onText={(text) => onDay(parseDay(text, { today: currentDay(), isPast }) ?? text.trim())}
      renderPicker={(done) => (
        <Calendar
          value={isDay(value) ? value : null}
          first={first}
          last={isPast ? earlier(currentDay(), last) : last}
          isYearFirst={isPast}
          onPick={(day) => {
            done()
            onDay(day ?? '')
          }}
        />
      )}
    />
  )
}

function earlier(day: string, other = day): string {
  return other < day ? other : day
}
