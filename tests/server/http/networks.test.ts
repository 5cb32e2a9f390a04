import { describe, expect, it } from 'vitest'
import { networkOf, siteOf } from '../../../src/server/http/connections/networks.ts'

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::1', '0:0:0:0'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:DB8::7:1:2:3:4', '2001:db8:0:7'],
    ['2001:0db8:0000:0007::', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8:0:7::1]:50123', '2001:db8:0:7'],
    ['[2001:db8:0:7::1]', '2001:db8:0:7'],
    ['[::ffff:192.0.2.1]:50123', '192.0.2.1'],
    ['_hidden:17', 'unknown'],
    ['', 'unknown'],
  ])('reads %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('siteOf', () => {
  it.each([
    ['192.0.2.1', null],
    ['::ffff:192.0.2.1', null],
    ['::1', '0:0:0'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0'],
    ['2001:0DB8:00ab::7', '2001:db8:ab'],
    ['[2001:db8:0:7::1]:50123', '2001:db8:0'],
    ['_hidden:17', null],
  ])('reads %s', (address, site) => {
    expect(siteOf(address)).toBe(site)
  })
})
