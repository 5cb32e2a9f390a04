import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { leaving } from '../../texts/fr/leaving.ts'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import classes from './leaving.module.css'

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before what was typed would be lost. Staying is what Enter, Escape and a click beside it do. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  // Mantine gives it back only where it has seen the dialog closed.
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
