import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import type { TypedField } from '../../../schema/entity/field-definition.ts'
import type { FieldControlProps } from './control-props.ts'
import { useAutoComplete } from './own-account-context.ts'
import { inputText, placeholderOf, useControl } from './use-control.ts'
import classes from './line-control.module.css'

interface LineControlProps extends FieldControlProps<TypedField> {
  readonly input: TextInputProps
  /** What to look at in a text that may be saved all the same; said once it is no longer being typed. */
  doubt?(text: string): string | undefined
}

/** What is said takes a line: a click that leaves the input ends before anything below it moves. */
const CLICK_MS = 300

interface DoubtProps {
  readonly help: string | undefined
  readonly children: string
}

/** Beside what helps, so that it describes the input as well. */
function Doubt({ help, children }: DoubtProps) {
  return (
    <>
      {help}
      <span role="status" className={classes.doubt}>
        {children}
      </span>
    </>
  )
}

/** One line of text in an input of some type. */
export function LineControl({ name, form, field, input, doubt }: LineControlProps) {
  const control = useControl({ form, field }, name)
  const autoComplete = useAutoComplete(input.autoComplete)
  const [isTyped, setTyped] = useState(false)
  const text = inputText(control.value)
  const doubted = isTyped ? undefined : doubt?.(text)
  return (
    <TextInput
      {...input}
      {...placeholderOf(field)}
      autoComplete={autoComplete}
      {...control.props}
      {...(doubted !== undefined && {
        description: <Doubt help={control.props.description}>{doubted}</Doubt>,
      })}
      value={text}
      onChange={(event) => {
        setTyped(true)
        control.change(event.currentTarget.value)
      }}
      onBlur={() => {
        setTimeout(() => setTyped(false), CLICK_MS)
        control.props.onBlur()
      }}
    />
  )
}
