import toast from 'react-hot-toast/headless'
import type { ReactNode } from 'react'
import { toasts } from '#texts/record.ts'
import type { Outcome } from './outcome.ts'
import { Toaster } from './Toaster.tsx'

/** Milliseconds. */
const DELETED_DURATION = 2_000
// Long enough to read why some were refused.
const REFUSED_DURATION = 15_000
const OUTCOME = 'outcome'
const QUESTION = 'question'

/** The toasts that a form has shown last. */
const shownBy = new Map<string, readonly string[]>()

interface FaultProps {
  readonly text: string
  readonly reference: string
}

/** A fault of the server, with what finds it in the log. The toasts of the requirement say their text alone. */
function Fault({ text, reference }: FaultProps) {
  return (
    <>
      {text}
      {'\n'}
      <small>{toasts.reference(reference)}</small>
    </>
  )
}

/** The toaster and its functions, a lazy chunk. A question is its only custom toast. */
export const toaster = {
  Toaster,
  success: (text: string) => toast.success(text),
  error(text: string, reference: string | undefined) {
    const content = reference ? <Fault text={text} reference={reference} /> : text
    // Merges equal messages shown at the same time.
    return toast.error(content, { id: `error: ${text}` })
  },
  /** A form's new outcome takes the place of its older one. */
  replace(form: string | undefined, ids: readonly string[]) {
    if (form === undefined) return
    for (const id of shownBy.get(form) ?? []) if (!ids.includes(id)) toast.dismiss(id)
    shownBy.set(form, ids)
  },
  outcome({ content, isRefused }: Outcome) {
    if (isRefused) toast.error(<>{content}</>, { id: OUTCOME, duration: REFUSED_DURATION })
    else toast.success(<>{content}</>, { id: OUTCOME })
  },
  deleted: (text: string) => toast.error(text, { duration: DELETED_DURATION }),
  ask: (question: ReactNode) => toast.custom(<>{question}</>, { id: QUESTION, duration: Infinity }),
  dismiss: () => toast.remove(QUESTION),
  dismissAll: () => toast.dismiss(),
}
