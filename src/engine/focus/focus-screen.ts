import { BASE_PATH } from '../../api/addresses.ts'

interface Change {
  readonly from: string
  readonly to: string
}

let saved: string | null = null

/** Remembers the edit link of a saved record: the next screen focuses it. */
export function focusSaved(address: string): void {
  saved = address
}

/**
 * Focuses a place on a new screen: on the way back the link to the record one comes from, otherwise the title. Rows may
 * load after the title; returns how to stop waiting for them.
 */
export function focusScreen(title: HTMLElement, { from, to }: Change): (() => void) | undefined {
  const isBack = from.startsWith(to.endsWith('/') ? to : `${to}/`)
  const address = saved ?? (isBack ? from : null)
  saved = null
  // Safari focuses the parent of a clicked link.
  if (!document.activeElement?.contains(title)) return undefined
  if (address !== null && focusLink(address)) return focusTitleWhenLinkGoes(title)
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

/** The link may belong to a cached row that the refetched list no longer has. */
function focusTitleWhenLinkGoes(title: HTMLElement): () => void {
  const link = document.activeElement
  const observer = new MutationObserver(() => {
    if (link?.isConnected && document.activeElement === link) return
    if (document.activeElement === document.body) title.focus()
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focusLink(address: string): boolean {
  const links = [
    ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(BASE_PATH + address)}"]`),
  ]
  // The last of a row's links to it says what it is for; on a card it is hidden.
  return [...links.filter((link) => link.closest('tr')).toReversed(), ...links].some((link) => {
    link.focus()
    return document.activeElement === link
  })
}
