import { BlockList, isIP } from 'node:net'

/** Whether what the program at this address says of who is behind it is believed; the nearest is 0. */
export type TrustProxy = (address: string, distance: number) => boolean

export const trustNone: TrustProxy = () => false

// Where a proxy of one's own stands. Whoever comes straight from the internet could write any header.
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8, 'ipv4')
nearby.addSubnet('10.0.0.0', 8, 'ipv4')
nearby.addSubnet('172.16.0.0', 12, 'ipv4')
nearby.addSubnet('192.168.0.0', 16, 'ipv4')
nearby.addSubnet('169.254.0.0', 16, 'ipv4')
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')
nearby.addSubnet('fe80::', 10, 'ipv6')

/**
 * Trusts as many proxies as there are, the nearest only on this machine or its own network: each adds the address that
 * it was called from to `X-Forwarded-For`, and what was in it before was written by anybody.
 */
export function trustProxies(count: number): TrustProxy {
  return (address, distance) => distance < count && (distance > 0 || isNearby(address))
}

function isNearby(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && nearby.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
