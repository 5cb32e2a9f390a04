import { isServed } from './reload-once.ts'

const errors = new WeakSet<object>()
let isAnyMissing = false

/** Vite fires this event for each script or style sheet that failed to load. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    errors.add(payload)
    isAnyMissing = true
  })
}

/** Whether an error was caused by missing code, as after a deployment. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && errors.has(error)
}

/**
 * Whether the next navigation must reload the page: browsers never fetch a failed module again, and Vite counts a failed
 * style sheet as loaded.
 */
export async function needsNewPage(): Promise<boolean> {
  return isAnyMissing && (await isServed())
}
