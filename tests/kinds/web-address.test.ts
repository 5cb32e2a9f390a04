import { expect, it } from 'vitest'
import { isWebAddress } from '../../src/kinds/url/definition.ts'

it.each(['https://exemple.dz/é?q=1#fin', 'http://localhost:8080'])('%s is linked to', (value) => {
  expect(isWebAddress(value)).toBe(true)
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://exemple.dz', 'exemple.dz', '', null, 12])(
  '%j is told in words, whichever backend sent it',
  (value) => {
    expect(isWebAddress(value)).toBe(false)
  },
)
