import { Button, PasswordInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { fieldErrorsOf } from '../../../api/errors.ts'
import { request } from '../../../api/request.ts'
import { setByLinkCall } from '../../calls/account-calls.ts'
import { PasswordStrength } from '../../../kinds/password/PasswordStrength.tsx'
import { account } from '../../../generated/account.ts'
import { links, profile } from '#texts/account.ts'
import { screens } from '#texts/frame.ts'
import { withoutLabel } from '../../../texts/without-label.ts'
import { isVoid } from './is-void.ts'
import { LinkTitle } from './LinkTitle.tsx'
import classes from './link.module.css'

interface NewPasswordFormProps {
  readonly token: string
  readonly title: string
  /** What the account logs in by. */
  readonly user: string
  readonly onSet: () => void
  readonly onOver: () => void
}

const INPUTS = [
  { name: account.password.name, label: 'newPassword', called: 'password' },
  { name: account.password.confirmation, label: 'confirmation', called: 'confirmation' },
] as const

type Errors = Readonly<Record<string, string>>

/** The new password, twice. What is wrong with it is said beside it, and the link stays good. */
export function NewPasswordForm({ token, title, user, onSet, onOver }: NewPasswordFormProps) {
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [password, setPassword] = useState('')
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const sent = Object.fromEntries(INPUTS.map(({ name }) => [name, String(typed.get(name) ?? '')]))
    setIsSending(true)
    setErrors({})
    try {
      await request(setByLinkCall, { body: { ...sent, token } })
      onSet()
    } catch (error) {
      const told = fieldErrorsOf(error)
      const wrong = INPUTS.find(({ name }) => told.some(({ path }) => path === name))
      setErrors(Object.fromEntries(told.map(({ msg, path }) => [path ?? '', msg])))
      if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong.name}"]`)?.focus()
      else if (isVoid(error)) onOver()
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
      <LinkTitle title={title} />
      <p className={classes.hint} dir="auto">
        {links.account(user)}
      </p>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={user} readOnly hidden />
      {INPUTS.map(({ name, label, called }) => (
        <div key={name}>
          <PasswordInput
            name={name}
            label={profile[label]}
            autoComplete="new-password"
            error={errors[name] && withoutLabel(errors[name], called)}
            aria-invalid={errors[name] !== undefined}
            visibilityToggleButtonProps={{ 'aria-label': screens.login.showPassword }}
            {...(name === account.password.name && {
              onChange: (event) => setPassword(event.currentTarget.value),
            })}
          />
          {account.password.refuseCommon && name === account.password.name && (
            <PasswordStrength password={password} known={[user]} />
          )}
        </div>
      ))}
      {errors[''] && <p role="alert">{errors['']}</p>}
      <Button type="submit" fullWidth loading={isSending}>
        {links.save}
      </Button>
    </form>
  )
}
