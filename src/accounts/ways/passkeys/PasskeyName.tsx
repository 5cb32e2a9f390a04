import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { Dialog } from '../../../engine/custom-pages/Dialog.tsx'
import { toastFailure } from '../../../engine/toasts/toasts.ts'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { autoDirection } from '../../../ui/auto-direction.ts'
import { listPasskeysCall, MAX_PASSKEY_NAME } from './calls.ts'
import dialog from '../../../ui/dialog.module.css'

interface PasskeyNameProps {
  readonly title: string
  readonly submit: string
  readonly name?: string
  readonly onSubmit: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks what a passkey is called. */
export function PasskeyName({ title, submit, name = '', onSubmit, onClose }: PasskeyNameProps) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(name)
  const send = useMutation({
    mutationFn: () => onSubmit(typed.trim()),
    async onSuccess() {
      onClose()
      await queryClient.invalidateQueries(callQuery(listPasskeysCall, {}))
    },
    onError: (error) => toastFailure(error, 'passkeys'),
  })
  return (
    <Dialog title={title} size={440} onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!send.isPending) send.mutate()
        }}
      >
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          required
          data-autofocus
          autoComplete="off"
          maxLength={MAX_PASSKEY_NAME}
          {...autoDirection}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <div className={dialog.answers}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={typed.trim() === ''}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
