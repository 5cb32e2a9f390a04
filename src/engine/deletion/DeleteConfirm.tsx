import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import { screens } from '#texts/screens.ts'
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

/** The delete confirmation. The page waits behind it; the focus is in it, and returns when it is answered. */
export function DeleteConfirm({ question, subject, details, onConfirm, onClose }: DeleteConfirmProps) {
  const title = useId()
  const name = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  useReturnFocus()
  useEffect(() => {
    dialog.current?.showModal()
    cancel.current?.focus()
  }, [])
  const [isDeleting, setIsDeleting] = useState(false)

  async function confirm() {
    setIsDeleting(true)
    await onConfirm()
    onClose()
  }

  function closeOnEscape(event: SyntheticEvent) {
    event.preventDefault()
    if (!isDeleting) onClose()
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={name}
      className={classes.question}
      onCancel={closeOnEscape}
      // The keys of the page behind it.
      onKeyDown={(event) => event.stopPropagation()}
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
    </dialog>
  )
}
