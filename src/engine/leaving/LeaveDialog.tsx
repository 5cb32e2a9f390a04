import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { leaving } from '#texts/leaving.ts'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import classes from './leaving.module.css'

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** The dialog before unsaved input is left. Enter, Escape and a click beside it mean staying. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  // Mantine returns the focus only if it has seen the dialog closed.
  useReturnFocus()
  return (
    <Modal.Root opened centered onClose={onStay} zIndex={400}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ''}>
          {/* Mantine's own header would be a second banner of the page. */}
          <Modal.Title className={classes.title ?? ''}>{leaving.title}</Modal.Title>
          <p className={classes.text}>{leaving.text}</p>
          <div className={classes.answers}>
            <Button variant="default" data-autofocus onClick={onStay}>
              {leaving.stay}
            </Button>
            <Button color="red" onClick={onLeave}>
              {leaving.leave}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
