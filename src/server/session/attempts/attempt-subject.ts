import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'

/** What attempts are counted for, as the database knows it: nobody reads names and addresses from it. */
export function attemptSubject(kind: string, ...parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex')
}

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The part of an address that its owner cannot change at will: of IPv6 that is the first half. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (isIPv4(plain)) return plain
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
