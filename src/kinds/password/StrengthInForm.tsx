import { useWatch } from 'react-hook-form'
import type { FormMethods } from '../core/control/control-props.ts'
import { inputText } from '../core/control/use-control.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

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
