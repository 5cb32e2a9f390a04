import { BASE_PATH } from '../../api/addresses.ts'

// Session storage survives a reload, and each tab has its own.
const PREFIX = `${BASE_PATH}list `

/** Remembers a list's query string, so that leaving a form leads back to it. */
export function rememberList(path: string, search: string): void {
  sessionStorage.setItem(PREFIX + path, search)
}

/** The address of a list with the remembered query string. */
export function listAddress(path: string): string {
  const search = sessionStorage.getItem(PREFIX + path) ?? ''
  return search === '' ? path : `${path}?${search}`
}

const DEFAULT_PREFIX = `${PREFIX}default `

/** Remembers the query string that a list opens with; empty for its first rows. */
export function rememberDefault(path: string, search: string): void {
  sessionStorage.setItem(DEFAULT_PREFIX + path, search)
}

/** The query string that a list opens with; null where it is not known yet. */
export function rememberedDefault(path: string): string | null {
  return sessionStorage.getItem(DEFAULT_PREFIX + path)
}

/** Whether this tab has shown the list. */
export function isListRemembered(path: string): boolean {
  return sessionStorage.getItem(PREFIX + path) !== null
}

/** Forgets all lists when the session ends. */
export function forgetLists(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  }
}
