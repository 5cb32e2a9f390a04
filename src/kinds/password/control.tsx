import { useState } from 'react'
import type { PasswordField } from './definition.ts'
import { forms } from '#texts/form.ts'
import type { FieldControlProps, FormMethods } from '../core/control/control-props.ts'
import { OnePassword } from './OnePassword.tsx'
import { StrengthInForm } from './PasswordStrength.tsx'
import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import { inputText } from '../core/control/use-control.ts'
import classes from './password.module.css'

// Without what looks alike when it is read out: I, l, 1, O, 0. A power of two, so that no letter is likelier.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_+=*!?'
const LENGTH = 16

/** A password that nobody guesses: 96 bits. */
function makePassword(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(random, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

interface PasswordToolsProps {
  readonly form: FormMethods
  /** The names of both inputs. */
  readonly names: readonly [string, string]
  readonly onMade: () => void
}

/** Makes a password, which is shown, and copies it to be given to its owner. */
function PasswordTools({ form, names, onMade }: PasswordToolsProps) {
  const [name] = names
  const password = inputText(useWatch({ control: form.control, name }))
  const clipboard = useClipboard()
  function make() {
    const made = makePassword()
    for (const each of names) form.setValue(each, made, { shouldDirty: true })
    form.clearErrors([...names])
    onMade()
  }
  return (
    <div className={classes.tools}>
      <Button variant="default" size="compact-sm" onClick={make}>
        {forms.makePassword}
      </Button>
      {password !== '' && (
        <Button variant="subtle" size="compact-sm" onClick={() => clipboard.copy(password)}>
          <span aria-live="polite">{clipboard.copied ? forms.passwordCopied : forms.copyPassword}</span>
        </Button>
      )}
    </div>
  )
}

/** A new password, twice, or a made one; on update both may stay empty. */
export function PasswordControl({ name, form, field, model: { mode } }: FieldControlProps<PasswordField>) {
  const required = mode === 'create' && (field.required ?? false)
  const [isShown, setIsShown] = useState(false)
  const input = (
    <OnePassword
      name={name}
      form={form}
      field={{ label: field.label, required, ...(field.help && { help: field.help }) }}
      autoComplete="new-password"
      isShown={isShown}
      onShownChange={setIsShown}
      {...(mode === 'update' && { description: forms.keepPassword })}
    />
  )
  return (
    <>
      {field.refuseCommon ? (
        <div>
          {input}
          <StrengthInForm form={form} names={[name, field.confirmedBy]} />
        </div>
      ) : (
        input
      )}
      <OnePassword
        name={field.confirmedBy}
        form={form}
        field={{ label: field.confirmationLabel, required }}
        autoComplete="new-password"
      />
      <PasswordTools form={form} names={[name, field.confirmedBy]} onMade={() => setIsShown(true)} />
    </>
  )
}
