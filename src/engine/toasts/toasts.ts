import type { ReactNode } from 'react'
import { fieldErrorsOf, requestIdOf, SessionOverError } from '../../api/errors.ts'
import { loadToaster, loadedToaster } from './load-toaster.ts'
import type { Outcome } from './outcome.ts'

type ToasterChunk = Awaited<ReturnType<typeof loadToaster>>

/** `form` names the form whose outcome it is, or what else is told of anew: its older toasts go. */
export function toastSuccess(text: string, form?: string): void {
  notify((toaster) => toaster.replace(form, [toaster.success(text)]))
}

/** The outcome of a form that tells nothing of its own. */
export function dismissToastsOf(form: string): void {
  if (loadedToaster.read()) notify((toaster) => toaster.replace(form, []))
}

/** Adds the request id, which finds the error in the backend's log. */
export function toastError(text: string, reference?: string): void {
  notify((toaster) => toaster.error(text, reference))
}

/** Shows a toast for each message of an error. The end of a session is handled elsewhere. */
export function toastFailure(error: unknown, form?: string): void {
  if (error instanceof SessionOverError) return
  // The newest toast is on top, so the messages are shown in reverse.
  const messages = fieldErrorsOf(error).toReversed()
  notify((toaster) =>
    toaster.replace(
      form,
      messages.map(({ msg }) => toaster.error(msg, requestIdOf(error))),
    ),
  )
}

/** A deletion is shown as an error toast for a short time, as the requirement says; `name` is that of the deletion. */
export function toastDeleted(text: string, name: string): void {
  notify((toaster) => toaster.replace(name, [toaster.deleted(text)]))
}

/** Says what became of work on many records. */
export function toastOutcome(outcome: Outcome): void {
  notify((toaster) => toaster.outcome(outcome))
}

/** A confirmation toast stays until it is answered; a second one replaces the first. */
export function toastQuestion(question: ReactNode): void {
  notify((toaster) => toaster.ask(question))
}

export function dismissQuestion(): void {
  // Nothing was loaded, so nothing is shown.
  if (loadedToaster.read()) notify((toaster) => toaster.dismiss())
}

/** Dismisses all toasts. */
export function dismissToasts(): void {
  notify((toaster) => toaster.dismissAll())
}

/** Runs calls in order, after the chunk is loaded. */
function notify(toast: (toaster: ToasterChunk) => void): void {
  // Without the chunk no toast can be shown.
  loadToaster().then(toast, () => undefined)
}
