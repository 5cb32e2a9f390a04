import type { Socket } from 'node:net'
import { networkOf } from './networks.ts'
import type { TrustProxy } from '../trust-proxy.ts'

/** Beyond either number a new connection closes the one that has been idle longest, or itself if none is idle. */
interface ConnectionBound {
  readonly open: number
  /** Of these, the idle ones: without a complete request. */
  readonly waiting: number
}

export interface ConnectionBounds {
  readonly all: ConnectionBound
  /** Of one address or IPv6 network; a trusted proxy is excepted, as all clients come from it. */
  readonly ofAddress: ConnectionBound
}

/** Connections that share a bound, oldest first. */
export interface ConnectionGroup {
  readonly network: string | null
  readonly bound: ConnectionBound
  readonly open: Set<Socket>
  readonly waiting: Set<Socket>
}

export interface ConnectionGroups {
  /** @returns the groups that the connection belongs to. */
  enter(socket: Socket): readonly ConnectionGroup[]
  leave(socket: Socket, groups: readonly ConnectionGroup[]): void
}

export function createConnectionGroups(
  { all, ofAddress }: ConnectionBounds,
  isTrusted: TrustProxy,
): ConnectionGroups {
  const everybody = createGroup(null, all)
  const byNetwork = new Map<string, ConnectionGroup>()
  const ownGroup = (network: string) => {
    const group = byNetwork.get(network) ?? createGroup(network, ofAddress)
    byNetwork.set(network, group)
    return group
  }
  return {
    enter(socket) {
      const { remoteAddress = '' } = socket
      const groups = isTrusted(remoteAddress, 0)
        ? [everybody]
        : [ownGroup(networkOf(remoteAddress)), everybody]
      for (const group of groups) {
        group.open.add(socket)
        group.waiting.add(socket)
      }
      return groups
    },
    leave(socket, groups) {
      for (const { network, open, waiting } of groups) {
        open.delete(socket)
        waiting.delete(socket)
        if (network !== null && open.size === 0) byNetwork.delete(network)
      }
    },
  }
}

function createGroup(network: string | null, bound: ConnectionBound): ConnectionGroup {
  return { network, bound, open: new Set(), waiting: new Set() }
}

/** The connection to close if a bound is exceeded. */
export function findSurplus({ bound, open, waiting }: ConnectionGroup): Socket | undefined {
  if (open.size <= bound.open && waiting.size <= bound.waiting) return undefined
  const [oldest] = waiting
  return oldest
}
