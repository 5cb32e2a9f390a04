import { mayReload } from '../../engine/loading/reload-limit.ts'

/**
 * Loads a page again whose scripts or styles cannot be fetched: its build may have gone between the page and its files.
 * Styles that are missing once it is parsed are the business of `loadChunk`, as is all other code.
 */
export function reloadWithoutOwnFiles(): void {
  window.addEventListener('error', reload, true)
}

function reload({ target }: Event): void {
  if (isOwnFile(target) && mayReload()) window.location.reload()
}

function isOwnFile(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return true
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' && document.readyState === 'loading'
}
