import { answerClientError } from './answers/client-error.ts'

const SECOND_MS = 1_000

/** How long and how much a connection may ask for before it is closed. */
export interface ConnectionLimits {
  /** From the first byte of a request to the last of its headers. */
  readonly headersMs: number
  /** To the last of its body: twenty pictures over a slow line take their minutes. */
  readonly requestMs: number
  /** Without a byte in either direction. */
  readonly idleMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20 * SECOND_MS,
  requestMs: 300 * SECOND_MS,
  idleMs: 120 * SECOND_MS,
}

/** Beyond so many at a time, connections are dropped: each open one costs memory. */
export const MOST_CONNECTIONS = 5_000
const MOST_HEADER_BYTES = 16_384
const MOST_JSON_BYTES = 1_048_576

/** The framework's words for it. Its own defaults wait for ever. */
export function connectionOptions({ headersMs, requestMs, idleMs }: ConnectionLimits) {
  return {
    bodyLimit: MOST_JSON_BYTES,
    requestTimeout: requestMs,
    handlerTimeout: requestMs + headersMs,
    connectionTimeout: idleMs,
    http: {
      headersTimeout: headersMs,
      maxHeaderSize: MOST_HEADER_BYTES,
      connectionsCheckingInterval: Math.min(headersMs, 5 * SECOND_MS),
    },
    clientErrorHandler: answerClientError,
  }
}
