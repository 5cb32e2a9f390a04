import toast from 'react-hot-toast'
import type { ReactNode } from 'react'
import { mistakesOf, requestIdOf, SessionOverError } from '../../api/errors.ts'
import { screens } from '../../texts/fr/screens.ts'
import classes from './toasts.module.css'

/** Milliseconds. */
export const TOAST_DURATION = 5_000
const DELETED_DURATION = 2_000

export function toastSuccess(text: string): void {
  toast.success(text)
}

/** With a reference it can be found in the backend's log. */
export function toastError(text: string, reference?: string): void {
  const told = reference === undefined ? text : <Referred text={text} reference={reference} />
  // The same complaint twice at once is one complaint.
  toast.error(told, { id: `error: ${text}` })
}

function Referred({ text, reference }: { readonly text: string; readonly reference: string }) {
  return (
    <>
      {text}
      <small className={classes.reference}>{screens.toasts.reference(reference)}</small>
    </>
  )
}

/** Tells of an error: each refusal of the backend on its own. The end of a session is told where it is handled. */
export function toastFailure(error: unknown): void {
  if (error instanceof SessionOverError) return
  // The newest toast stands on top, so the first refusal is told last.
  for (const { msg } of mistakesOf(error).toReversed()) toastError(msg, requestIdOf(error))
}

/** A deletion is told briefly and in the colours of an error, as the requirement has it. */
export function toastDeleted(text: string): void {
  toast.error(text, { duration: DELETED_DURATION })
}

const QUESTION = 'question'

/** Stays at the top until it is answered; a second question takes the place of the first. */
export function toastQuestion(question: ReactNode): void {
  toast.custom(<>{question}</>, { id: QUESTION, duration: Infinity, position: 'top-center' })
}

export function dismissQuestion(): void {
  toast.remove(QUESTION)
}
