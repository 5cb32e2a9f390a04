import { isIP, isIPv4 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4
const SITE_GROUPS = 3

/** Some proxies append the port to an address, and write IPv6 in brackets. */
const WITH_PORT = /^(?:\[(?<bracketed>[^[\]]+)\]|(?<plain>[\d.]+))(?::\d+)?$/

/** The common network of everything that is no address. */
const NO_NETWORK = 'unknown'

/** The part of an address that its owner cannot change at will: of IPv6 the first half. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain
  return isIP(plain) === 0 ? NO_NETWORK : firstGroups(plain, NETWORK_GROUPS)
}

/** The /48 that an IPv6 provider gives one customer, who has 65,536 networks in it; null for IPv4. */
export function siteOf(address: string): string | null {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? firstGroups(plain, SITE_GROUPS) : null
}

/** An address without a port, and as IPv4 where it is one. */
export function plainAddress(address: string): string {
  const parts = WITH_PORT.exec(address)?.groups
  return (parts?.['bracketed'] ?? parts?.['plain'] ?? address).replace(/^::ffff:/i, '')
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
