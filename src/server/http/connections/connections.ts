import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import {
  type ConnectionBounds,
  type ConnectionGroup,
  createConnectionGroups,
  findSurplus,
} from './connection-groups.ts'
import type { TrustProxy } from '../trust-proxy.ts'

/** The open connections of the program. */
export interface HttpConnections {
  watch(server: Server): void
  /** Keeps this connection from being closed in favour of another one until its request is answered. */
  hold(socket: Socket): void
  /** Waits for as long while connections are idle: their next request may be under way. */
  drain(ms: number): Promise<void>
  /** On shutdown: closes the idle connections, and the others once their request is answered. */
  close(): void
}

interface Connection {
  readonly groups: readonly ConnectionGroup[]
  /** The number of requests in flight. */
  requests: number
}

const DRAIN_LOOK_MS = 20

export function createConnections(bounds: ConnectionBounds, isTrusted: TrustProxy): HttpConnections {
  const groups = createConnectionGroups(bounds, isTrusted)
  const connections = new Map<Socket, Connection>()
  let isClosing = false

  const forget = (socket: Socket) => {
    const connection = connections.get(socket)
    if (connection) groups.leave(socket, connection.groups)
    connections.delete(socket)
  }
  // The close event comes later, and until then the socket would be counted.
  const drop = (socket: Socket) => {
    forget(socket)
    socket.destroy()
  }
  const open = (socket: Socket) => {
    if (isClosing) return drop(socket)
    const own = groups.enter(socket)
    connections.set(socket, { groups: own, requests: 0 })
    socket.once('close', () => forget(socket))
    for (const group of own) {
      const surplus = findSurplus(group)
      if (surplus) drop(surplus)
    }
  }
  const hold = (socket: Socket) => {
    const connection = connections.get(socket)
    // A body may end after its request was answered with an error.
    if (!connection || connection.requests === 0) return
    for (const { waiting } of connection.groups) waiting.delete(socket)
  }
  const end = (socket: Socket) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.requests -= 1
    if (connection.requests > 0) return
    if (isClosing) socket.destroySoon()
    for (const { waiting } of connection.groups) waiting.add(socket)
  }
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    connection.requests += 1
    if (hasBody(request)) request.once('end', () => hold(socket))
    else hold(socket)
    response.once('close', () => end(socket))
  }
  return {
    hold,
    watch: (server) => void server.on('connection', open).prependListener('request', begin),
    async drain(ms) {
      await waitUntil(() => ![...connections.values()].some(isIdle), ms)
    },
    close() {
      isClosing = true
      for (const [socket, connection] of connections) if (isIdle(connection)) drop(socket)
    },
  }
}

async function waitUntil(isSo: () => boolean, ms: number): Promise<void> {
  const deadline = performance.now() + ms
  while (performance.now() < deadline && !isSo()) await wait(Math.min(ms, DRAIN_LOOK_MS))
  // What came while the process was busy is read first.
  if (ms > 0) await nextTurn()
}

function isIdle({ requests }: Connection): boolean {
  return requests === 0
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'transfer-encoding': encoding, 'content-length': length = '0' } = headers
  return encoding !== undefined || Number(length) > 0
}
