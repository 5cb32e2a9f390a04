import type { ReactNode } from 'react'
import { mistakesOf, requestIdOf, SessionOverError } from '../../api/errors.ts'
import { loadAnnouncer, loadedAnnouncer } from './load-announcer.ts'

type Announcer = Awaited<ReturnType<typeof loadAnnouncer>>

export function toastSuccess(text: string): void {
  tell((announcer) => announcer.success(text))
}

/** With a reference it can be found in the backend's log. */
export function toastError(text: string, reference?: string): void {
  tell((announcer) => announcer.error(text, reference))
}

/** Tells of an error: each refusal of the backend on its own. The end of a session is told where it is handled. */
export function toastFailure(error: unknown): void {
  if (error instanceof SessionOverError) return
  // The newest toast stands on top, so the first refusal is told last.
  for (const { msg } of mistakesOf(error).toReversed()) toastError(msg, requestIdOf(error))
}

/** A deletion is told briefly and in the colours of an error, as the requirement has it. */
export function toastDeleted(text: string): void {
  tell((announcer) => announcer.deleted(text))
}

/** Stays at the top until it is answered; a second question takes the place of the first. */
export function toastQuestion(question: ReactNode): void {
  tell((announcer) => announcer.ask(question))
}

export function dismissQuestion(): void {
  // Where nothing was ever told there is nothing to take back.
  if (loadedAnnouncer.read()) tell((announcer) => announcer.dismiss())
}

/** Takes back what was told until now, as it is over. */
export function dismissToasts(): void {
  tell((announcer) => announcer.dismissAll())
}

/** In the order of the calls: each waits for the same chunk. */
function tell(toast: (announcer: Announcer) => void): void {
  // Where the chunk cannot be had nothing can be said, and `loadChunk` has done what there was to do.
  loadAnnouncer().then(toast, () => undefined)
}
