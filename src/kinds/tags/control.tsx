import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { forms } from '#texts/form.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { textsOf } from '../core/definition/text-list.ts'
import { placeholderOf, useControl } from '../core/control/use-control.ts'
import { splitTags, type TagsField } from './definition.ts'

/** Tags on one line, with commas between them. */
export function TagsControl({ name, form, field }: FieldControlProps<TagsField>) {
  const control = useControl({ form, field }, name)
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    control.change(splitTags(text))
  }

  function leave() {
    setTyped(null)
    control.props.onBlur()
  }

  return (
    <TextInput
      {...control.props}
      {...autoDirection}
      {...placeholderOf(field)}
      autoComplete="off"
      description={control.props.description ?? forms.tagsHint}
      value={typed ?? textsOf(control.value).join(', ')}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
