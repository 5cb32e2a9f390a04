import { mayReload } from '../../engine/loading/reload-limit.ts'

/**
 * Loads a page again whose scripts or styles cannot be fetched: its build may have gone between the page and its files.
 * Once it is parsed and has run, what is missing is the business of `loadChunk`.
 */
export function reloadWithoutOwnFiles(): void {
  window.addEventListener('error', reload, true)
  document.addEventListener('DOMContentLoaded', () => window.removeEventListener('error', reload, true))
}

function reload({ target }: Event): void {
  if (isOwnFile(target) && mayReload()) window.location.reload()
}

function isOwnFile(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
  )
}
