import { createServer, type RequestListener, type Server } from 'node:http'
import type { ConnectionBounds } from './connection-groups.ts'

const SECOND_MS = 1_000

/** How long, how many and how much connections may be before they are closed. */
export interface ConnectionLimits {
  /** From the first byte of a request to the last of its headers. */
  readonly headersMs: number
  /** To the last of its body: twenty pictures over a slow line take their minutes. */
  readonly requestMs: number
  /** To the last of its body, from somebody who is not known to be logged in: what they may send is short. */
  readonly strangerMs: number
  /** Without a byte in either direction. */
  readonly idleMs: number
  /** How many there may be. */
  readonly bounds: ConnectionBounds
}

/**
 * An office behind one address is as many people as have six connections each, which their browsers keep for a minute:
 * what is closed first is what nobody would miss, and is opened again when it is needed. Whoever opens connections to
 * keep others out closes their own, also where a forwarder in front makes everybody come from one address.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20 * SECOND_MS,
  requestMs: 300 * SECOND_MS,
  strangerMs: 30 * SECOND_MS,
  idleMs: 120 * SECOND_MS,
  bounds: { all: { open: 5_000, waiting: 5_000 }, ofAddress: { open: 1_000, waiting: 250 } },
}

const MOST_HEADER_BYTES = 16_384
/** Between two requests; longer than proxies keep theirs, which would otherwise ask one that is just closed. */
const KEEP_ALIVE_MS = 72 * SECOND_MS

/** Node's own defaults wait for longer, or for ever. */
export function openServer(
  { headersMs, requestMs, idleMs }: ConnectionLimits,
  listener: RequestListener,
): Server {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MOST_HEADER_BYTES,
      connectionsCheckingInterval: Math.min(headersMs, 5 * SECOND_MS),
    },
    listener,
  )
  server.setTimeout(idleMs)
  return server
}
