import { Button, Group, Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { leaving } from '../../texts/fr/leaving.ts'

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before what was typed would be lost. Staying is what Escape, Enter and a click beside it do. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal opened centered onClose={onStay} title={leaving.title} withCloseButton={false} zIndex={400}>
      <p>{leaving.text}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={onStay}>
          {leaving.stay}
        </Button>
        <Button color="red" onClick={onLeave}>
          {leaving.leave}
        </Button>
      </Group>
    </Modal>
  )
}
