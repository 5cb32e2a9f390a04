import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { forms } from '#texts/form.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, useControl } from '../core/control/use-control.ts'
import { formatDuration, parseDuration } from './duration.ts'
import type { DurationField } from './definition.ts'

/** Hours and minutes on one line; what is left there is shown as `1:30` again. */
export function DurationControl({ name, form, field }: FieldControlProps<DurationField>) {
  const control = useControl({ form, field }, name)
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    control.change(text.trim() === '' ? null : (parseDuration(text) ?? text))
  }

  function leave() {
    setTyped(null)
    control.props.onBlur()
  }

  return (
    <TextInput
      {...control.props}
      autoComplete="off"
      dir="ltr"
      placeholder={forms.durationHint}
      value={typed ?? (formatDuration(control.value) || inputText(control.value))}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
