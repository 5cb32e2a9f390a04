import toast from 'react-hot-toast/headless'
import type { ReactNode } from 'react'
import { screens } from '../../texts/screens.ts'
import type { Outcome, UndoOffer } from './outcome.ts'
import { Toaster } from './Toaster.tsx'
import classes from './toasts.module.css'

/** Milliseconds. */
const DELETED_DURATION = 2_000
// Long enough to read why some were refused, and to take it back.
const OUTCOME_DURATION = 15_000
const UNDO_DURATION = 8_000
const OUTCOME = 'outcome'
const QUESTION = 'question'

/** The toaster and its functions, a lazy chunk. */
export const toaster = {
  Toaster,
  success: (text: string) => toast.success(text),
  error(text: string, reference: string | undefined) {
    const told = reference === undefined ? text : <Referred text={text} reference={reference} />
    // Merges equal messages shown at the same time.
    toast.error(told, { id: `error: ${text}` })
  },
  outcome({ content, isRefused, action }: Outcome) {
    const show = isRefused ? toast.error : toast.success
    const onPress = () => {
      toast.dismiss(OUTCOME)
      action?.onPress()
    }
    show(
      <>
        {content}
        {action && (
          <button type="button" className={classes.action} onClick={onPress}>
            {action.label}
          </button>
        )}
      </>,
      { id: OUTCOME, duration: OUTCOME_DURATION },
    )
  },
  /** Beside the toast of a deletion, which is too short to be answered. */
  undo({ id, content, action }: UndoOffer) {
    const options = { id: `undo: ${id}`, duration: UNDO_DURATION, position: 'top-right' } as const
    const onPress = () => {
      toast.dismiss(options.id)
      action.onPress()
    }
    toast.custom(
      <div role="status">
        {content}
        <button type="button" className={classes.action} onClick={onPress}>
          {action.label}
        </button>
      </div>,
      options,
    )
  },
  deleted: (text: string) => toast.error(text, { duration: DELETED_DURATION }),
  ask: (question: ReactNode) =>
    toast.custom(<>{question}</>, { id: QUESTION, duration: Infinity, position: 'top-center' }),
  dismiss: () => toast.remove(QUESTION),
  dismissAll: () => toast.dismiss(),
}

function Referred({ text, reference }: { readonly text: string; readonly reference: string }) {
  return (
    <>
      {text}
      <small className={classes.reference}>{screens.toasts.reference(reference)}</small>
    </>
  )
}
