import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { TypedField } from '../../../schema/entity/field-definition.ts'
import type { Text } from '../../../schema/values/text.ts'
import { affixSections, withUnit } from './affixes.tsx'
import { readNumber, writeNumber } from './number-text.ts'
import { inputText, placeholderOf, type Control } from './use-control.ts'

export interface TypedNumberProps {
  readonly control: Control
  readonly field: TypedField & { readonly prefix?: Text }
  /** What it counts. */
  readonly unit: Text | undefined
  /** What the form holds of a number that is written with a point. */
  readonly hold: (written: string) => unknown
}

/** A number with decimals, typed as people write it, with a comma and spaces. */
export function TypedNumber({ control, field, unit, hold }: TypedNumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { label, onBlur } = control.props

  function type(text: string) {
    setTyped(text)
    const written = readNumber(text)
    control.change(written === '' ? null : hold(written))
  }

  function leave() {
    setTyped(null)
    onBlur()
  }

  return (
    <TextInput
      {...control.props}
      {...placeholderOf(field)}
      {...affixSections(field)}
      label={withUnit(label, unit)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? writeNumber(inputText(control.value))}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
