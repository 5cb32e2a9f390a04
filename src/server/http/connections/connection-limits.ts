import { createServer, type RequestListener, type Server } from 'node:http'
import type { ConnectionBounds } from './connection-groups.ts'

const SECOND_MS = 1_000

/** The limits of connections: time and number. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number
  /** To the end of its body: twenty pictures over a slow line take minutes. */
  readonly requestMs: number
  /** To the end of its body when nobody is logged in: what they may send is short. */
  readonly anonymousMs: number
  /** Without traffic in either direction. */
  readonly idleMs: number
  /** How many there may be. */
  readonly bounds: ConnectionBounds
}

/**
 * A whole office may share one address, and each browser keeps six connections open. So the idle ones are closed first,
 * which browsers reopen unnoticed, and an attacker who opens many of them closes his own.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20 * SECOND_MS,
  requestMs: 300 * SECOND_MS,
  anonymousMs: 30 * SECOND_MS,
  idleMs: 120 * SECOND_MS,
  bounds: { all: { open: 5_000, waiting: 5_000 }, ofAddress: { open: 1_000, waiting: 250 } },
}

const MAX_HEADER_BYTES = 16_384
/** Longer than proxies keep their connections; otherwise they would send a request on one that is just being closed. */
const KEEP_ALIVE_MS = 72 * SECOND_MS

/** Node's defaults wait longer, or for ever. */
export function openServer(
  { headersMs, requestMs, idleMs }: ConnectionLimits,
  listener: RequestListener,
): Server {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: Math.min(headersMs, 5 * SECOND_MS),
    },
    listener,
  )
  server.setTimeout(idleMs)
  return server
}
