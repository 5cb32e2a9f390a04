import type { NumberField } from './definition.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { isNumberText, readNumber, writeNumber } from '../core/control/number-text.ts'
import { TypedNumber, type TypedNumberProps } from '../core/control/TypedNumber.tsx'
import { useControl, inputText, placeholderOf } from '../core/control/use-control.ts'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { plainCode } from '../../schema/values/phone.ts'
import { typeLatinDigits } from '../../ui/input-props.ts'
import { affixSections, withUnit } from '../core/control/affixes.tsx'

/** What an input of numbers shows as it is. */
const WHOLE = /^[+-]?\d*$/

/**
 * A whole number, in an input of numbers with its arrows and keys. Such an input drops what it cannot show, and makes 123450 of
 * `1 234,50`: for such a text it becomes one of texts, until a whole number stands there again.
 */
function WholeNumber({ control, field, unit, hold }: TypedNumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = control.value === UNREADABLE ? '' : inputText(control.value)
  const isText = typed !== null || !WHOLE.test(value)

  function change(text: string) {
    control.change(text.trim() === '' ? null : hold(readNumber(text)))
  }

  function type(text: string) {
    setTyped(text)
    change(text)
  }

  function leave() {
    setTyped(null)
    control.props.onBlur()
  }

  function insert(event: FormEvent<HTMLInputElement>) {
    const text = isText ? undefined : textWith(event)
    if (text === undefined) return typeLatinDigits(event)
    event.preventDefault()
    const input = event.currentTarget
    // The caret is set in an input of texts alone.
    flushSync(() => type(text))
    input.setSelectionRange(text.length, text.length)
  }

  return (
    <TextInput
      {...control.props}
      {...placeholderOf(field)}
      {...affixSections(field)}
      {...(isText ? { type: 'text', role: 'spinbutton' } : { type: 'number', step: 1 })}
      autoComplete="off"
      inputMode="numeric"
      label={withUnit(control.props.label, unit)}
      value={typed ?? (isText ? writeNumber(value) : value)}
      onChange={({ currentTarget }) => {
        if (isText) type(currentTarget.value)
        else if (currentTarget.validity.badInput) control.change(UNREADABLE)
        else change(currentTarget.value)
      }}
      onBlur={leave}
      onBeforeInput={insert}
      // The wheel would change the number under the pointer of someone who only wants to scroll.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

/** A browser that takes any text into an input of numbers shows it there, and does not say what it is. */
const UNREADABLE = 'NaN'

/** What stands in the input once this is inserted, where an input of numbers would not show it; undefined where it would. */
function textWith({
  currentTarget: { value },
  nativeEvent,
}: FormEvent<HTMLInputElement>): string | undefined {
  const data = 'data' in nativeEvent && typeof nativeEvent.data === 'string' ? nativeEvent.data : ''
  if (WHOLE.test(plainCode(data))) return undefined
  // Such inputs expose no caret, so that only the selection of all is sure; what is added never takes a digit away.
  return String(document.getSelection() ?? '') === value ? data : value + data
}

export function NumberControl({ name, form, field }: FieldControlProps<NumberField>) {
  const control = useControl({ form, field }, name)
  const Input = field.decimals ? TypedNumber : WholeNumber
  return <Input control={control} field={field} unit={field.unit} hold={holdNumber} />
}

/** What is no number stays a text, so that it is refused and not taken for nothing. */
function holdNumber(written: string): number | string {
  return isNumberText(written) ? Number(written) : written
}
