import { Button } from '@mantine/core'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import Trash2 from 'lucide-react/icons/trash-2'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import { deletion } from '#texts/record.ts'
import classes from './deletion.module.css'

interface DeleteConfirmProps {
  readonly question: string
  /** The record's name, or why it stays. */
  readonly children: ReactNode
  /** Whether the deletion lasts. */
  readonly hint: string | undefined
  /** Below the answers, which stay where they are when it comes. */
  readonly details: ReactNode
  /** The label of what is pressed to delete. */
  readonly confirm: string
  /** What the deletion does is not known yet. */
  readonly isPending: boolean
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/**
 * The delete confirmation, with the same two answers whatever keeps the record: the backend decides. The page waits behind it;
 * the focus is in it, and returns when it is answered.
 */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { question, children, hint, details, confirm, isPending, onConfirm, onClose } = props
  const title = useId()
  const name = useId()
  const duration = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Without it Tab would leave for the browser's own buttons.
  const element = useMergedRef(dialog, useFocusTrap())
  useReturnFocus()
  useEffect(() => dialog.current?.showModal(), [])
  const [isDeleting, setIsDeleting] = useState(false)

  async function run() {
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
      ref={element}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={`${name} ${duration}`}
      className={classes.question}
      onCancel={closeOnEscape}
      onKeyDown={keepFromPage}
    >
      <div className={classes.icon}>
        <Trash2 size={20} aria-hidden />
      </div>
      <p id={title} className={classes.title}>
        {question}
      </p>
      <div id={name} className={classes.subject}>
        {children}
      </div>
      {hint !== undefined && (
        <p id={duration} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.answers}>
        <Button color="red" loading={isDeleting || isPending} onClick={() => void run()}>
          {confirm}
        </Button>
        {/* What is pressed without reading deletes nothing. */}
        <Button data-autofocus variant="default" disabled={isDeleting} onClick={onClose}>
          {deletion.cancel}
        </Button>
      </div>
      {details}
    </dialog>
  )
}

/** The shortcuts of the page behind it; Tab is the trap's. */
function keepFromPage(event: KeyboardEvent) {
  if (event.key !== 'Tab') event.stopPropagation()
}
