const links =
  typeof document === 'undefined'
    ? []
    : document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')

/** The calls that the page itself has made already, as its links say, until the program makes them. */
const brought = new Map<string, RequestCredentials>(
  [...links].map((link) => [
    link.getAttribute('href') ?? '',
    link.crossOrigin === 'use-credentials' ? 'include' : 'same-origin',
  ]),
)

let isFirst = brought.size > 0

/** Whether the first screen is about to be drawn, and the page has asked for what it shows. */
export function isFirstScreen(): boolean {
  return isFirst
}

/** Says that a call is made, which the browser answers from what it has. */
export function claimPreloaded(address: string): void {
  brought.delete(address)
}

/**
 * Lets go of what the first screen did not ask for: the browser would answer the same call from it whenever it is made,
 * however old it is by then and whoever is logged in.
 */
export function discardPreloaded(): void {
  isFirst = false
  for (const [address, credentials] of brought) {
    // Nothing but the call itself takes it out of the browser's hands.
    fetch(address, { credentials }).catch(() => undefined)
  }
  brought.clear()
}
