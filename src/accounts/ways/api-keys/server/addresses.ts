import { BlockList, isIP } from 'node:net'
import { plainAddress } from '../../../../server/http/connections/networks.ts'

const NETWORK = /^(?<address>[^/%]+)(?:\/(?<bits>\d{1,3}))?$/
const BITS = { 4: 32, 6: 128 } as const

type Family = keyof typeof BITS

interface Network {
  readonly address: string
  readonly family: Family
  /** Of an address all of them. */
  readonly bits: number
}

/** Whether a text is an address, or a network as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return readNetwork(text) !== null
}

function readNetwork(text: string): Network | null {
  const parts = NETWORK.exec(text)?.groups
  const address = parts?.['address'] ?? ''
  const family = isIP(address)
  if (family !== 4 && family !== 6) return null
  const bits = Number(parts?.['bits'] ?? BITS[family])
  // No bit at all would be everybody, which an empty list says.
  return bits >= 1 && bits <= BITS[family] ? { address, family, bits } : null
}

/** Whether an address is one of these, or in one of these networks; any is where there are none. */
export function isAmong(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true
  const plain = plainAddress(address)
  const family = isIP(plain)
  if (family === 0) return false
  const list = new BlockList()
  for (const text of networks) {
    const network = readNetwork(text)
    if (network) list.addSubnet(network.address, network.bits, nameOf(network.family))
  }
  return list.check(plain, nameOf(family === 4 ? 4 : 6))
}

const nameOf = (family: Family) => (family === 4 ? 'ipv4' : 'ipv6')
