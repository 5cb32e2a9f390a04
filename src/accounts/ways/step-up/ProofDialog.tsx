import { Suspense, useState, use, useEffect, useRef, type ReactNode } from 'react'
import { Dialog } from '../../../engine/custom-pages/Dialog.tsx'
import { Slot } from '../../../engine/slots.tsx'
import { stepUp as texts } from '#ways/step-up/texts.ts'
import { tellProved } from './listen-to-proofs.ts'
import dialog from '../../../ui/dialog.module.css'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { fieldErrorsOf } from '../../../api/errors.ts'
import { request } from '../../../api/request.ts'
import { CloseDialog } from '../../../engine/custom-pages/close-dialog.ts'
import { profile } from '#texts/account.ts'
import { screens } from '#texts/frame.ts'
import { selection } from '#texts/list.ts'
import { withoutLabel } from '../../../texts/without-label.ts'
import { proveByPasswordCall } from './calls.ts'

/** Above the dialogs whose calls it stands for. */
const ABOVE_DIALOGS = 410

export interface ProofDialogProps {
  readonly onAnswer: (isProved: boolean) => void
}

/** Asks for the password of whoever is logged in, or for what else shows who they are. */
export default function ProofDialog({ onAnswer }: ProofDialogProps) {
  const [way, setWay] = useState<string | null>(null)
  function end() {
    tellProved()
    onAnswer(true)
  }
  const others = (
    <Suspense>
      <Slot name="stepUp" props={{ way, onWay: setWay, onProved: end }} />
    </Suspense>
  )
  return (
    <Dialog title={texts.title} size={440} zIndex={ABOVE_DIALOGS} onClose={() => onAnswer(false)}>
      <div className={dialog.form}>
        <p className={dialog.text}>{texts.hint}</p>
        {way === null ? <PasswordProof others={others} onProved={end} /> : others}
      </div>
    </Dialog>
  )
}

interface PasswordProofProps {
  /** The other ways, between the password and the buttons. */
  readonly others: ReactNode
  readonly onProved: () => void
}

function PasswordProof({ others, onProved }: PasswordProofProps) {
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
      className={dialog.form}
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
      <div className={dialog.answers}>
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
