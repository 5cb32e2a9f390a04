import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { fieldErrorsOf } from '../../api/errors.ts'
import { request } from '../../api/request.ts'
import { OwnDialog } from '../../engine/own-screens/OwnDialog.tsx'
import { Slot } from '../../engine/slots.tsx'
import { screens } from '#texts/screens.ts'
import { selection } from '#texts/selection.ts'
import { askingAgain as texts } from '#features/asking-again/texts.ts'
import { proveByPasswordCall } from './calls.ts'
import { tellProved } from './listen-to-proofs.ts'
import classes from './asking-again.module.css'

/** Above the dialogs whose calls it stands for. */
const ABOVE_DIALOGS = 410

interface ProofDialogProps {
  readonly onAnswer: (isProved: boolean) => void
}

/** Asks for the password of whoever is logged in, or for what else shows who they are. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  function end() {
    tellProved()
    onAnswer(true)
  }
  const prove = useMutation({
    mutationFn: () => request(proveByPasswordCall, { body: { password } }),
    onSuccess: end,
    onError: () => input.current?.select(),
  })
  return (
    <OwnDialog title={texts.title} size={440} zIndex={ABOVE_DIALOGS} onClose={() => onAnswer(false)}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!prove.isPending) prove.mutate()
        }}
      >
        <p className={classes.hint}>{texts.hint}</p>
        <PasswordInput
          ref={input}
          label={screens.login.password}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': screens.login.showPassword }}
          aria-invalid={prove.isError}
          error={prove.error && fieldErrorsOf(prove.error)[0]?.msg}
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
        <Suspense>
          <Slot name="proof" props={{ onProved: end }} />
        </Suspense>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {selection.cancel}
          </Button>
          <Button type="submit" loading={prove.isPending} disabled={password === ''}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </OwnDialog>
  )
}
