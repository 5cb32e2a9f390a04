const remembered = new Map<string, string>()

/** Keeps what a list was showing, so that the way back from a form leads there. */
export function rememberList(path: string, search: string): void {
  remembered.set(path, search)
}

/** A list's address with what it was last showing. */
export function listAddress(path: string): string {
  const search = remembered.get(path) ?? ''
  return search === '' ? path : `${path}?${search}`
}

export function forgetLists(): void {
  remembered.clear()
}
