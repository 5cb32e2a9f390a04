import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import { screens } from '../../texts/screens.ts'
import classes from './deletion.module.css'

interface DeleteConfirmProps {
  readonly question: string
  /** The record's name. */
  readonly subject: string
  /** Below the answers, which stay where they are when it comes. */
  readonly details?: ReactNode
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** The delete confirmation. It takes the focus, and returns it when answered. */
export function DeleteConfirm({ question, subject, details, onConfirm, onClose }: DeleteConfirmProps) {
  const title = useId()
  const name = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useReturnFocus()
  useEffect(() => cancel.current?.focus(), [])
  const [isDeleting, setIsDeleting] = useState(false)

  async function confirm() {
    setIsDeleting(true)
    await onConfirm()
    onClose()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isDeleting) onClose()
  }

  return (
    <div
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={name}
      className={classes.question}
      onKeyDown={closeOnEscape}
    >
      <p id={title} className={classes.title}>
        {question}
      </p>
      {subject !== '' && (
        <p id={name} className={classes.subject} dir="auto">
          {subject}
        </p>
      )}
      <div className={classes.answers}>
        <Button ref={cancel} size="xs" variant="default" disabled={isDeleting} onClick={onClose}>
          {screens.deletion.cancel}
        </Button>
        <Button size="xs" color="red" loading={isDeleting} onClick={() => void confirm()}>
          {screens.deletion.confirm}
        </Button>
      </div>
      {details}
    </div>
  )
}
