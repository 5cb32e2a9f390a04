import proxyAddr from '@fastify/proxy-addr'

/** Whether the `X-Forwarded-*` headers of the proxy at this address are trusted; the nearest proxy has distance 0. */
export type TrustProxy = (address: string, distance: number) => boolean

export const trustNone: TrustProxy = () => false

/** A proxy of our own is on this machine or network; a client from the internet could send any header. */
const isNearby = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Trusts this number of proxies. Each appends the address of its client to `X-Forwarded-For`; what stood there before may
 * be forged.
 */
export function trustProxies(count: number): TrustProxy {
  return (address, distance) => distance < count && (distance > 0 || isNearby(address, distance))
}
