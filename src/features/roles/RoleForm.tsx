import { Button, TextInput, Modal } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { autoDirection } from '../../ui/auto-direction.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { MAX_LABEL_LENGTH } from './calls.ts'
import dialog from '../../ui/dialog.module.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useReturnFocus } from '../../engine/face.ts'

interface RoleFormProps {
  readonly title: string
  readonly label: string
  readonly submit: string
  readonly isBusy: boolean
  readonly onSubmit: (label: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks what a role is called. */
export function RoleForm({ title, label, submit, isBusy, onSubmit, onClose, children }: RoleFormProps) {
  const [typed, setTyped] = useState(label)
  return (
    <RoleDialog title={title} onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(typed.trim())
        }}
      >
        <TextInput
          label={texts.name}
          required
          data-autofocus
          autoComplete="off"
          maxLength={MAX_LABEL_LENGTH}
          {...autoDirection}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {children}
        <div className={dialog.answers}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy} disabled={typed.trim() === ''}>
            {submit}
          </Button>
        </div>
      </form>
    </RoleDialog>
  )
}

interface RoleDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A question about a role. */
export function RoleDialog({ title, onClose, children }: RoleDialogProps) {
  useReturnFocus()
  return (
    <Modal.Root opened centered onClose={onClose} zIndex={400}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={dialog.dialog ?? ''}>
          {/* Mantine's own header would be a second banner of the page. */}
          <Modal.Title className={dialog.title ?? ''}>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
