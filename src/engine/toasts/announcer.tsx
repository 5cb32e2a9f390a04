import toast from 'react-hot-toast/headless'
import type { ReactNode } from 'react'
import { screens } from '../../texts/fr/screens.ts'
import { Toaster } from './Toaster.tsx'
import classes from './toasts.module.css'

/** Milliseconds. */
const DELETED_DURATION = 2_000
const QUESTION = 'question'

/** What draws the toasts, and what hands them to it; fetched with the first toast at the latest. */
export const announcer = {
  Toaster,
  success: (text: string) => toast.success(text),
  error(text: string, reference: string | undefined) {
    const told = reference === undefined ? text : <Referred text={text} reference={reference} />
    // The same complaint twice at once is one complaint.
    toast.error(told, { id: `error: ${text}` })
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
