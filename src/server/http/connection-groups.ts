import type { Socket } from 'node:net'
import { networkOf } from '../session/rate-limit/attempt-subject.ts'
import type { TrustProxy } from './trust-proxy.ts'

/** Beyond either number, each new connection closes the one that has waited longest, or itself where no other waits. */
export interface ConnectionBound {
  readonly open: number
  /** Of the open ones, those that bring no whole request: silent, in the middle of their headers, or between two requests. */
  readonly waiting: number
}

export interface ConnectionBounds {
  readonly all: ConnectionBound
  /** Of one address, or one IPv6 network; not of a trusted proxy, which calls for everybody. */
  readonly ofAddress: ConnectionBound
}

/** Connections that share a bound, in the order in which they were added. */
export interface ConnectionGroup {
  readonly network: string | null
  readonly bound: ConnectionBound
  readonly open: Set<Socket>
  readonly waiting: Set<Socket>
}

export interface ConnectionGroups {
  /** @returns the groups that a new connection counts for. */
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

/** The connection that has to go because there are too many. */
export function findSurplus({ bound, open, waiting }: ConnectionGroup): Socket | undefined {
  if (open.size <= bound.open && waiting.size <= bound.waiting) return undefined
  const [oldest] = waiting
  return oldest
}
