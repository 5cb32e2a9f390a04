import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<{ hasWritten: boolean }>()

/** Answers one call, and notes whether anything was sent for it that may stay: so a failure can say that nothing was changed. */
export function answerNotingWrites<T>(answer: () => T): T {
  return calls.run({ hasWritten: false }, answer)
}

export function noteWrite(): void {
  const call = calls.getStore()
  if (call) call.hasWritten = true
}

/** Of what belongs to no call it is not known. */
export function mayHaveWritten(): boolean {
  return calls.getStore()?.hasWritten ?? true
}
