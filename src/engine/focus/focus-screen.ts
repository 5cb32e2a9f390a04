interface Change {
  readonly from: string
  readonly to: string
}

let saved: string | null = null

/** Says where a record that was just saved is edited: on the next screen the focus goes to the link that leads there. */
export function focusSaved(address: string): void {
  saved = address
}

/**
 * Gives the focus a place on a screen that has come, unless something outlived the former screen with it: on the way
 * back the link to what was left, elsewhere the title. Rows may follow the title; returns how to stop waiting for them.
 */
export function focusScreen(title: HTMLElement, { from, to }: Change): (() => void) | undefined {
  const isBack = from.startsWith(to.endsWith('/') ? to : `${to}/`)
  const address = saved ?? (isBack ? from : null)
  saved = null
  // Safari gives the focus of a pressed link to what is around it.
  if (!document.activeElement?.contains(title)) return undefined
  if (address !== null && focusLink(address)) return undefined
  title.focus()
  return address === null ? undefined : focusLinkOnceDrawn(address, title)
}

function focusLinkOnceDrawn(address: string, title: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== title || focusLink(address)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focusLink(address: string): boolean {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`)
  link?.focus()
  return link !== null
}
