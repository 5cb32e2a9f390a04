import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useReturnFocus } from '../../engine/focus/focus.ts'
import classes from './roles.module.css'

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
        <Modal.Body className={classes.dialog ?? ''}>
          {/* Mantine's own header would be a second banner of the page. */}
          <Modal.Title className={classes.dialogTitle ?? ''}>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
