import '@mantine/core/styles/Rating.css'
import { Input, Rating } from '@mantine/core'
import { t, useControl, type FieldControlProps } from 'tribune/extend/browser'
import type { RatingField } from './definition.ts'

export function RatingControl({ name, form, field }: FieldControlProps<RatingField>) {
  const { value, change, props } = useControl({ form, field }, name)
  const { label, description, inputWrapperOrder, error, withAsterisk } = props
  return (
    <Input.Wrapper {...{ label, description, inputWrapperOrder, error, withAsterisk }} labelElement="div">
      <Rating role="group" aria-label={t(field.label)} value={Number(value ?? 0)} onChange={change} />
    </Input.Wrapper>
  )
}
