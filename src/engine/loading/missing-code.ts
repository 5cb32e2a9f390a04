/** A style sheet that a screen needs did not come, however often it was asked for. */
export class MissingStylesError extends Error {
  override readonly name = 'MissingStylesError'
}

const errors = new WeakSet<object>()

/** The build tells of each script and style sheet that a lazy import needed and did not get. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', remember)
}

function remember({ payload }: VitePreloadErrorEvent): void {
  errors.add(payload)
}

/** Whether this went wrong because code could not be fetched, as after a deployment that the page has not seen. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof MissingStylesError || (error instanceof Error && errors.has(error))
}
