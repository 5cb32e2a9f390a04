/** One request as raw HTTP. */
export interface FuzzRequest {
  readonly method: string
  /** With the query string. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  readonly isLoggedIn: boolean
}

const SHOWN_BYTES = 2_000

/** Serialized, to send it again. */
export function describeRequest({ method, path, headers, body, isLoggedIn }: FuzzRequest): string {
  const text = body ? JSON.stringify(body.toString('latin1')) : 'no body'
  const shown = text.length > SHOWN_BYTES ? `${text.slice(0, SHOWN_BYTES)}… (${body?.length} bytes)` : text
  const who = isLoggedIn ? 'logged in' : 'not logged in'
  return `${method} ${path}\n  ${who}, ${JSON.stringify(headers)}\n  ${shown}`
}
