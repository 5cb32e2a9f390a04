import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { fieldErrorsOf } from '../../../api/errors.ts'
import { request } from '../../../api/request.ts'
import { CloseDialog } from '../../../engine/own-screens/close-dialog.ts'
import { profile } from '#texts/profile.ts'
import { screens } from '#texts/screens.ts'
import { selection } from '#texts/selection.ts'
import { withoutLabel } from '../../../texts/without-label.ts'
import { askingAgain as texts } from '#ways/asking-again/texts.ts'
import { proveByPasswordCall } from './calls.ts'
import classes from './asking-again.module.css'

interface PasswordProofProps {
  /** The other ways, between the password and the buttons. */
  readonly others: ReactNode
  readonly onProved: () => void
}

export function PasswordProof({ others, onProved }: PasswordProofProps) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  // Whoever comes back from another way has left what had the focus.
  useEffect(() => input.current?.focus(), [])
  const cancel = use(CloseDialog)
  const prove = useMutation({
    mutationFn: () => request(proveByPasswordCall, { body: { password } }),
    onSuccess: onProved,
    onError: () => input.current?.select(),
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!prove.isPending) prove.mutate()
      }}
    >
      <PasswordInput
        ref={input}
        label={screens.login.password}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': screens.login.showPassword }}
        aria-invalid={prove.isError}
        error={prove.error && withoutLabel(fieldErrorsOf(prove.error)[0]?.msg ?? '', profile.currentPassword)}
        value={password}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      {others}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => cancel?.()}>
          {selection.cancel}
        </Button>
        <Button type="submit" loading={prove.isPending} disabled={password === ''}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  )
}
