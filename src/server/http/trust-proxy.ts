import proxyAddr from '@fastify/proxy-addr'

/** Whether what the program at this address says of who is behind it is believed; the nearest is 0. */
export type TrustProxy = (address: string, distance: number) => boolean

export const trustNone: TrustProxy = () => false

/** Where a proxy of one's own stands: whoever comes straight from the internet could write any header. */
const isNearby = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Trusts as many proxies as there are, the nearest only on this machine or its own network: each adds the address that
 * it was called from to `X-Forwarded-For`, and what was in it before was written by anybody.
 */
export function trustProxies(count: number): TrustProxy {
  return (address, distance) => distance < count && (distance > 0 || isNearby(address, distance))
}
