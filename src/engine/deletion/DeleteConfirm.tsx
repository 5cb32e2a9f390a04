import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import { deletion } from '#texts/deletion.ts'
import { followPlainly } from './PlainLink.tsx'
import type { WayOut } from './way-out.ts'
import classes from './deletion.module.css'

interface DeleteConfirmProps {
  readonly question: string
  /** The record's name, or why it stays. */
  readonly children: ReactNode
  /** Below the answers, which stay where they are when it comes. */
  readonly details: ReactNode
  /** What is pressed to delete; null where nothing can be deleted. */
  readonly answer: {
    readonly label: string
    /** What it does is not known yet. */
    readonly isPending: boolean
    readonly onConfirm: () => Promise<void>
  } | null
  /** Where what keeps the record is changed. */
  readonly wayOut: WayOut | undefined
  readonly onFollow: (address: string) => void
  readonly onClose: () => void
}

/** The delete confirmation. The page waits behind it; the focus is in it, and returns when it is answered. */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { question, children, details, answer, wayOut, onFollow, onClose } = props
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

  async function confirm(onConfirm: () => Promise<void>) {
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
      <div id={name} className={classes.subject}>
        {children}
      </div>
      <div className={classes.answers}>
        <Button ref={cancel} size="xs" variant="default" disabled={isDeleting} onClick={onClose}>
          {answer ? deletion.cancel : deletion.close}
        </Button>
        {answer && (
          <Button
            size="xs"
            color="red"
            loading={isDeleting || answer.isPending}
            onClick={() => void confirm(answer.onConfirm)}
          >
            {answer.label}
          </Button>
        )}
        {wayOut && (
          <Button
            component="a"
            size="xs"
            href={wayOut.address}
            onClick={(event) => followPlainly(event, wayOut.address, onFollow)}
          >
            {wayOut.label}
          </Button>
        )}
      </div>
      {details}
    </dialog>
  )
}
