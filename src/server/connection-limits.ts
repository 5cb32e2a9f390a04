import { createServer, type RequestListener, type Server } from 'node:http'

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
const MOST_CONNECTIONS = 5_000
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
  server.maxConnections = MOST_CONNECTIONS
  return server
}
