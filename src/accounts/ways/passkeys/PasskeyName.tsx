import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../engine/custom-pages/Dialog.tsx'
import { toastFailure } from '../../../engine/toasts/toasts.ts'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { autoDirection } from '../../../ui/auto-direction.ts'
import { MAX_PASSKEY_NAME, passkeysKey } from './calls.ts'
import classes from './passkeys.module.css'

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
      await queryClient.invalidateQueries({ queryKey: passkeysKey })
    },
    onError: (error) => toastFailure(error, 'passkeys'),
  })
  return (
    <Dialog title={title} size={440} onClose={onClose}>
      <form
        className={classes.form}
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
        <div className={classes.buttons}>
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
