import { DateInput } from '@mantine/dates'
import 'dayjs/locale/fr'
import '@mantine/dates/styles.css'
import type { DateField } from '../../schema/fields/date.ts'
import { formatDay } from '../../schema/format-day.ts'
import { forms } from '../../texts/fr/forms.ts'
import { parseDay } from '../day.ts'
import type { ControlProps } from './control-props.ts'
import classes from './controls.module.css'
import { inputText, useControl } from './use-control.ts'

/** A day, typed as `31/05/2024` or picked from a calendar; the form holds `2024-05-31`. */
export default function DateControl({ name, form, field }: ControlProps<DateField>) {
  const control = useControl({ form, field }, name)
  const { name: inputName, ...bound } = control.props
  return (
    <DateInput
      {...bound}
      attributes={{ input: { name: inputName } }}
      locale="fr"
      ariaLabels={forms.calendar}
      hideOutsideDates
      // The Algerian week: from Sunday to Thursday, then two days of rest.
      firstDayOfWeek={0}
      weekendDays={[5, 6]}
      classNames={{ day: classes.day ?? '' }}
      // Inside the page's landmarks.
      popoverProps={{ withinPortal: false }}
      clearable
      clearButtonProps={{ 'aria-label': forms.clearDate }}
      inputMode="numeric"
      autoComplete={field.autoComplete ?? 'off'}
      placeholder={forms.dateHint}
      valueFormat={formatDay}
      dateParser={parseDay}
      value={inputText(control.value) || null}
      onChange={control.change}
    />
  )
}
