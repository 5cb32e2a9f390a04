import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import { forms } from '#texts/forms.ts'
import type { FormMethods } from '../core/control/control-props.ts'
import { inputText } from '../core/control/use-control.ts'
import classes from './password.module.css'

// Without what looks alike when it is read out: I, l, 1, O, 0. A power of two, so that no letter is likelier.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_+=*!?'
const LENGTH = 16

/** A password that nobody guesses: 96 bits. */
function makePassword(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(random, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}

interface PasswordToolsProps {
  readonly form: FormMethods
  /** The names of both inputs. */
  readonly names: readonly [string, string]
  readonly onMade: () => void
}

/** Makes a password, which is shown, and copies it to be given to its owner. */
export function PasswordTools({ form, names, onMade }: PasswordToolsProps) {
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
