import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useState } from 'react'
import { leaving } from '#texts/form.ts'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import dialog from '../../ui/dialog.module.css'
import classes from './leaving.module.css'
import type { LeaveAnswer, Unsaved } from './unsaved.ts'

interface LeaveDialogProps {
  readonly unsaved: readonly Unsaved[]
  /** A draft would outlive what comes. */
  readonly canKeep: boolean
  readonly onAnswer: (answer: LeaveAnswer) => void
}

/** As many as a person reads at once. */
const NAMED = 4

/** The dialog before unsaved input is left. Enter, Escape and a click beside it mean staying. */
export default function LeaveDialog({ unsaved, canKeep, onAnswer }: LeaveDialogProps) {
  // Mantine returns the focus only if it has seen the dialog closed.
  useReturnFocus()
  const [found] = useState(() => unsaved.flatMap((each) => each.findChanges() ?? []))
  const changed = found.flatMap((each) => each.changed)
  const unkept = found.flatMap((each) => each.unkept)
  const isKept = canKeep && changed.length > unkept.length
  return (
    <Modal.Root opened centered size={540} onClose={() => onAnswer('stay')} zIndex={400}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ''}>
          {/* Mantine's own header would be a second banner of the page. */}
          <Modal.Title className={dialog.title ?? ''}>{leaving.title}</Modal.Title>
          {changed.length > 0 && (
            <p className={classes.changed}>
              {leaving.changed(changed.slice(0, NAMED), Math.max(0, changed.length - NAMED))}
            </p>
          )}
          <p className={classes.text}>
            {isKept ? leaving.draft : leaving.text} {isKept && unkept.length > 0 && leaving.unkept(unkept)}
          </p>
          <div className={`${dialog.answers} ${classes.answers}`}>
            <Button
              color="red"
              variant={isKept ? 'outline' : 'filled'}
              className={classes.leave}
              onClick={() => onAnswer('leave')}
            >
              {leaving.leave}
            </Button>
            <Button variant="default" data-autofocus onClick={() => onAnswer('stay')}>
              {leaving.stay}
            </Button>
            {isKept && <Button onClick={() => onAnswer('keep')}>{leaving.keep}</Button>}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
