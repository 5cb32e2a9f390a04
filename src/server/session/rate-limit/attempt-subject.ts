import { createHash } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'

/** What attempts are counted for, as the database knows it: nobody reads names and addresses from it. */
export function attemptSubject(kind: string, ...parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex')
}

const GROUPS = 8
const NETWORK_GROUPS = 4
const SITE_GROUPS = 3

/** Some proxies write the port behind an address, and an address of IPv6 in brackets. */
const WITH_PORT = /^(?:\[(?<bracketed>[^[\]]+)\]|(?<plain>[\d.]+))(?::\d+)?$/

/** What is no address: nobody is counted apart for what they are called. */
const NO_NETWORK = 'unknown'

/** The part of an address that its owner cannot change at will: of IPv6 that is the first half. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain
  return isIP(plain) === 0 ? NO_NETWORK : firstGroups(plain, NETWORK_GROUPS)
}

/** Of IPv6 what a provider gives one customer, who has 65,536 networks in it; null of anything else. */
export function siteOf(address: string): string | null {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? firstGroups(plain, SITE_GROUPS) : null
}

function plainAddress(address: string): string {
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
