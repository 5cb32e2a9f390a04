import { expect, it } from 'vitest'
import { placeSections } from '../../src/engine/form/form-layout.ts'

it.each([
  ['two stand beside each other', [false, false], ['first', 'second']],
  ['one alone has the line', [false], ['wide']],
  ['the last of three has the line', [false, false, false], ['first', 'second', 'wide']],
  [
    'one before what runs across the page has the line',
    [false, true, false, false],
    ['wide', 'wide', 'first', 'second'],
  ],
  ['two before it do not', [false, false, true], ['first', 'second', 'wide']],
])('sections on a wide screen: %s', (_title, across, places) => {
  expect(placeSections(across)).toEqual(places)
})
