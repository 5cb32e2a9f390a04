import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import classes from './second-factor.module.css'

interface CodeInputProps {
  /** A recovery code in the place of the six digits. */
  readonly isRecovery?: boolean
  readonly value: string
  readonly error: string
  readonly onChange: (value: string) => void
}

/** Where a code is typed or pasted, or filled in by the browser. It takes the focus, and again where the code was wrong. */
export function CodeInput({ isRecovery = false, value, error, onChange }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (error !== '') input.current?.select()
  }, [error])
  return (
    <TextInput
      ref={input}
      name="code"
      label={isRecovery ? texts.recoveryCode : texts.code}
      classNames={{ input: classes.code }}
      dir="ltr"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
