import { ColorInput } from '@mantine/core'
import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorInput.layer.css'
import { forms } from '#texts/form.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, useControl } from '../core/control/use-control.ts'
import type { ColorField } from './definition.ts'

/** A colour, typed or picked. */
export default function ColorControl({ name, form, field }: FieldControlProps<ColorField>) {
  const control = useControl({ form, field }, name)
  return (
    <ColorInput
      {...control.props}
      autoComplete="off"
      dir="ltr"
      format="hex"
      // What is half typed is the backend's to refuse, and not to be swapped for another colour.
      fixOnBlur={false}
      withEyeDropper={false}
      placeholder={forms.colorHint}
      popoverProps={{ withinPortal: true }}
      value={inputText(control.value)}
      onChange={control.change}
    />
  )
}
