import { app } from '../../generated/app.ts'
import { CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { useState, type KeyboardEvent } from 'react'
import { formatDay } from '../../texts/format-day.ts'
import { forms } from '#texts/forms.ts'
import { currentDay } from '../core/filter/days.ts'
import { calendarLocale } from './calendar-locale.ts'
import { isDay } from './day.ts'
import { parseDay } from './parse-day.ts'
import classes from './date.module.css'

interface DayInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `2024-05-31`, empty for none; what was typed where that is no day. */
  readonly value: string
  /** Only days that have been are meant. */
  readonly isPast: boolean
  /** The first day that the calendar offers. */
  readonly first?: string | undefined
  /** The last one. */
  readonly last?: string | undefined
  /** In a panel that scrolls: the calendar comes with a press or a key alone, and may leave the panel's box. */
  readonly isInPanel?: boolean
  readonly onDay: (day: string) => void
}

/** A day, typed as `31/05/2024` or picked from a calendar. */
export function DayInput(allProps: DayInputProps) {
  const { value, isPast, first, last, isInPanel = false, onDay, onBlur, ...props } = allProps
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  function type(text: string) {
    setTyped(text)
    setIsOpen(true)
    onDay(parseDay(text, { today: currentDay(), isPast }) ?? text.trim())
  }

  function close(event: KeyboardEvent) {
    // What the input stands in stays open.
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    // Before the browser looks for what comes next: the calendar's buttons leave with it.
    if (event.key === 'Escape' || event.key === 'Tab') setIsOpen(false)
  }

  function pick(day: string | null) {
    setTyped(null)
    setIsOpen(false)
    onDay(day ?? '')
  }

  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      floatingStrategy={isInPanel ? 'fixed' : 'absolute'}
      transitionProps={{ exitDuration: 0 }}
      withRoles={false}
      withinPortal={false}
    >
      <Popover.Target>
        <TextInput
          {...props}
          inputMode="numeric"
          placeholder={forms.dateHint[app.dateOrder]}
          value={typed ?? formatDay(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setIsOpen(!isInPanel)}
          onClick={() => setIsOpen(true)}
          onBlur={(event) => {
            setTyped(null)
            setIsOpen(false)
            onBlur?.(event)
          }}
          onKeyDown={close}
          rightSection={value !== '' && <ClearButton onClear={() => pick(null)} />}
        />
      </Popover.Target>
      {/* The focus stays in the input, whose leaving closes the panel. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <Calendar
          value={isDay(value) ? value : null}
          first={first}
          last={isPast ? earlier(currentDay(), last) : last}
          onPick={pick}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <CloseButton
      aria-label={forms.clearDate}
      variant="transparent"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  )
}

interface CalendarProps {
  readonly value: string | null
  readonly first: string | undefined
  readonly last: string | undefined
  readonly onPick: (day: string | null) => void
}

function Calendar({ value, first, last, onPick }: CalendarProps) {
  const today = currentDay()
  return (
    <DatePicker
      // A day that was typed brings its month.
      key={value}
      defaultDate={value ?? nearest(today, first, last)}
      {...(first && { minDate: first })}
      {...(last && { maxDate: last })}
      // Mantine's own mark goes by the clocks of the browser, which may be a day apart from those of the program.
      getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
      locale={calendarLocale()}
      ariaLabels={forms.calendar}
      hideOutsideDates
      firstDayOfWeek={app.firstDayOfWeek}
      weekendDays={[...app.weekend]}
      classNames={{ day: classes.day ?? '' }}
      allowDeselect
      value={value}
      onChange={onPick}
    />
  )
}

function earlier(day: string, other = day): string {
  return other < day ? other : day
}

/** The month that the calendar opens with has days to pick. */
function nearest(day: string, first: string | undefined, last: string | undefined): string {
  if (first && day < first) return first
  return last && day > last ? last : day
}
