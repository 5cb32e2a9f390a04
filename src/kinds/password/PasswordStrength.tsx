import { lazy, Suspense, type ComponentType } from 'react'
import { withWords } from '../../texts/with-words.ts'
import classes from './password.module.css'
import { useWatch } from 'react-hook-form'
import type { FormMethods } from '../core/control/control-props.ts'
import { inputText } from '../core/control/use-control.ts'

interface PasswordStrengthProps {
  readonly password: string
  /** What others know of whose it is. */
  readonly known: readonly unknown[]
}

/** Half a megabyte of words that people choose: fetched with the first letter. A form works without it. */
const StrengthText = lazy<ComponentType<PasswordStrengthProps>>(() =>
  withWords(import('./StrengthText.tsx')).catch(() => ({ default: () => null })),
)

/** How hard a password is to guess, while it is typed. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  return (
    // There before it says anything, so that screen readers hear of it.
    <div role="status" className={classes.strength}>
      {password !== '' && (
        <Suspense>
          <StrengthText password={password} known={known} />
        </Suspense>
      )}
    </div>
  )
}

interface StrengthInFormProps {
  readonly form: FormMethods
  /** The names of both inputs. */
  readonly names: readonly [string, string]
  /** What others know of whose it is, beside what stands in the form. */
  readonly known?: readonly unknown[]
}

/** How hard the password is to guess that is typed in a form. */
export function StrengthInForm({ form, names, known = [] }: StrengthInFormProps) {
  const [name] = names
  const password = inputText(useWatch({ control: form.control, name }))
  const others = Object.entries(form.getValues()).flatMap(([each, value]) =>
    names.includes(each) ? [] : [value],
  )
  return <PasswordStrength password={password} known={[...others, ...known]} />
}
