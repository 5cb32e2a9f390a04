/** One request as it goes over the wire. */
export interface FuzzRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  readonly isLoggedIn: boolean
}

const SHOWN_BYTES = 2_000

/** Enough of a request to send it once more. */
export function describeRequest({ method, path, headers, body, isLoggedIn }: FuzzRequest): string {
  const text = body ? JSON.stringify(body.toString('latin1')) : 'no body'
  const shown = text.length > SHOWN_BYTES ? `${text.slice(0, SHOWN_BYTES)}… (${body?.length} bytes)` : text
  const who = isLoggedIn ? 'logged in' : 'not logged in'
  return `${method} ${path}\n  ${who}, ${JSON.stringify(headers)}\n  ${shown}`
}
