import { expect, it } from 'vitest'
import { inferKind } from '../../scripts/develop/new/sample/infer-kind.ts'

it.each<readonly [name: string, values: readonly unknown[], kind: string | undefined]>([
  ['title', ['One', null, ''], 'text'],
  ['title', ['x'.repeat(121)], 'longText'],
  ['title', ['two\nlines'], 'longText'],
  ['description', ['short'], 'longText'],
  ['contact', ['a@b.dz', 'c@d.dz'], 'email'],
  ['contact', ['a@b.dz', 'nobody'], 'text'],
  ['contact', ['+213550123456'], 'phone'],
  ['contact', ['0550123456'], 'phone'],
  ['contact', ['550 12 34'], 'phone'],
  ['code', ['550123'], 'text'],
  ['phone', ['550123'], 'phone'],
  ['seats', [1, 0, null], 'number'],
  ['is_open', [1, 0], 'toggle'],
  ['is_open', [1, 2], 'number'],
  ['open', [true, false], 'toggle'],
  ['share', [0.5, 1], 'number'],
  ['price', ['12.50', '0.00'], 'number'],
  ['born', ['2001-02-03'], 'date'],
  ['born', ['2001-02-03T04:05:06.000Z', '2001-02-03 04:05:06'], 'date'],
  ['born', ['2001-02'], 'text'],
  ['file', ['a.jpg', 'https://x.dz/b.PNG', null], 'image'],
  ['file', ['a.pdf'], 'text'],
  ['files', [['a.jpg'], []], 'images'],
  ['files', ['["a.jpg","b.webp"]', '[]'], 'images'],
  ['files', [['a.pdf']], undefined],
  ['pictures', [[], []], 'images'],
  ['files', [[]], undefined],
  ['words', [{ en: 'a', fr: 'b', ar: 'c' }], 'localizedText'],
  ['words', [{ fr: 'b' }], 'localizedText'],
  ['words', [{ en: 'a', de: 'b' }], undefined],
  ['logo', [null], 'image'],
  ['thing', [null, undefined], 'text'],
  ['mixed', ['a', 1], undefined],
])('%s of %j is %s', (name, values, kind) => {
  expect(inferKind(name, values)?.kind).toBe(kind)
})

it.each([
  [[1, 2], {}],
  [[1, 2.5], { decimals: true }],
  [['1.50'], { decimals: true }],
])('%j has decimals where a value has some', (values, options) => {
  expect(inferKind('price', values)).toEqual({ kind: 'number', options })
})
