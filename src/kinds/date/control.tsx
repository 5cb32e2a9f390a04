import { app } from '../../generated/app.ts'
import { locale } from '../../texts/locale.ts'
import { CloseButton, Popover, TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
// The calendar's words, one import per language.
import 'dayjs/locale/fr'
import '@mantine/dates/styles.layer.css'
import { useState } from 'react'
import type { DateField } from './meaning.ts'
import { formatDay } from '../../schema/format-day.ts'
import { forms } from '../../texts/forms.ts'
import { currentDay } from '../days.ts'
import { isDay, parseDay } from './day.ts'
import type { FieldControlProps } from '../control-props.ts'
import classes from './date.module.css'
import { useAutoComplete } from '../own-data.ts'
import { inputText, useControl } from '../use-control.ts'

/**
 * A day, typed as `31/05/2024` or picked from a calendar; the form holds `2024-05-31`. What is no day is held as it was
 * typed, marked, and keeps the form from being sent.
 */
export default function DateControl({ name, form, field }: FieldControlProps<DateField>) {
  const control = useControl({ form, field }, name)
  const autoComplete = useAutoComplete(field.autoComplete)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const value = inputText(control.value)

  function hold(next: string) {
    control.change(next === '' ? null : next)
    if (next === '' || isDay(next)) form.clearErrors(name)
  }

  function type(text: string) {
    setTyped(text)
    setIsOpen(true)
    hold(parseDay(text, { today: currentDay(), isPast: field.past ?? false }) ?? text.trim())
  }

  function pick(day: string | null) {
    setTyped(null)
    setIsOpen(false)
    hold(day ?? '')
  }

  function leave() {
    setTyped(null)
    setIsOpen(false)
    control.props.onBlur()
    if (value !== '' && !isDay(value)) void form.trigger(name)
  }

  return (
    <Popover opened={isOpen} position="bottom-start" withRoles={false} withinPortal={false}>
      <Popover.Target>
        <TextInput
          {...control.props}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={forms.dateHint}
          value={typed ?? formatDay(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
          rightSection={value !== '' && <ClearButton onClear={() => pick(null)} />}
        />
      </Popover.Target>
      {/* The focus stays in the input, whose leaving closes the panel. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <Calendar value={isDay(value) ? value : null} onPick={pick} />
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
  readonly onPick: (day: string | null) => void
}

function Calendar({ value, onPick }: CalendarProps) {
  const today = currentDay()
  return (
    <DatePicker
      // A day that was typed brings its month.
      key={value}
      defaultDate={value ?? today}
      getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
      locale={locale}
      ariaLabels={forms.calendar}
      hideOutsideDates
      highlightToday
      firstDayOfWeek={app.firstDayOfWeek}
      weekendDays={[...app.weekend]}
      classNames={{ day: classes.day ?? '' }}
      allowDeselect
      value={value}
      onChange={onPick}
    />
  )
}
