/** Where the person is, as the address bar and the history entry hold it. */
export interface Place {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  /** With its hash sign, or empty. */
  readonly hash: string
  /** What was handed over with the navigation. */
  readonly state: unknown
  /** Of the history entry: the same again after Back. */
  readonly key: string
}

type Parts = Pick<Place, 'pathname' | 'search' | 'hash'>

/** An address, or the parts of one; without a path it is that of where one is. */
export type To = string | Partial<Parts>

export function addressOf({ pathname, search, hash }: Parts): string {
  return pathname + search + hash
}

/** The place that an address means, seen from another. */
export function resolveTo(to: To, from: Parts): Parts {
  const address =
    typeof to === 'string'
      ? to
      : (to.pathname ?? from.pathname) + withMark('?', to.search) + withMark('#', to.hash)
  const { pathname, search, hash } = new URL(address, new URL(from.pathname, window.location.origin))
  return { pathname, search, hash }
}

function withMark(mark: '?' | '#', part = ''): string {
  return part === '' || part.startsWith(mark) ? part : mark + part
}
