import { Textarea } from '@mantine/core'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, useControl } from '../core/control/use-control.ts'
import classes from './json.module.css'
import type { JsonField } from './definition.ts'

/** The text of the document, as programmers write it. */
export default function JsonControl({ name, form, field }: FieldControlProps<JsonField>) {
  const control = useControl({ form, field }, name)
  return (
    <Textarea
      {...control.props}
      classNames={{ input: classes.code }}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      rows={6}
      resize="vertical"
      value={inputText(control.value)}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
