import { expect, it } from 'vitest'
import { electronicIban, isIban } from '../../src/kinds/iban/iban.ts'
import { iban } from '../../src/kinds/iban/definition.ts'
import { textOf } from '../../src/kinds/core/definition/definitions.ts'

// The examples of the IBAN registry, as they are printed.
const EXAMPLES = [
  'BE68 5390 0754 7034',
  'CH93 0076 2011 6238 5295 7',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NO93 8601 1117 947',
  'SA03 8000 0000 6080 1016 7519',
]

it.each(EXAMPLES)('%s is one, stored without its spaces and shown with them', (printed) => {
  const stored = electronicIban(printed.toLowerCase())
  expect(stored).toBe(printed.replaceAll(' ', ''))
  expect(isIban(stored)).toBe(true)
  expect(textOf(iban({ label: 'IBAN' }), stored)).toBe(printed)
})

it.each([
  ['a digit is wrong', 'GB29NWBK60161331926818'],
  ['two digits are exchanged', 'GB29NWBK60161331926891'],
  ['a digit is missing', 'DE8937040044053201300'],
  ['its country is unknown', 'ZZ89370400440532013000'],
  ['it is in small letters', 'gb29nwbk60161331926819'],
  ['nothing follows its check digits', 'GB29'],
  ['it is empty', ''],
])('none where %s', (_why, text) => {
  expect(isIban(text)).toBe(false)
})
