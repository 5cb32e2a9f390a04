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
  ['link', ['https://exemple.dz', 'http://b.dz/c'], 'url'],
  ['link', ['https://exemple.dz', 'exemple.dz'], 'text'],
  ['shirt', ['#1A7F5A', '#000000'], 'color'],
  ['country', ['DZ', 'FR'], 'country'],
  ['country', ['Algérie'], 'text'],
  ['code', ['DZ', 'FR'], 'text'],
  ['wait_minutes', [30, 90], 'duration'],
  ['account', ['FR14 2004 1010 0505 0001 3M02 606', 'GB29NWBK60161331926819'], 'iban'],
  ['token', ['0F8FAD5B-d9cb-469f-a165-70867728950e'], 'uuid'],
  ['guide', ['# Titre\n\nUn texte'], 'markdown'],
  ['place', ['36.7538, 3.0588', '36.5,3.1'], 'coordinates'],
  ['place', [{ lat: 36.5, lng: 3 }], 'coordinates'],
  ['opening', ['09:30', '18:00:00'], 'time'],
  ['groups', [['a', 'b'], []], 'tags'],
  ['seats', [1, 0, null], 'number'],
  ['is_open', [1, 0], 'toggle'],
  ['is_open', [1, 2], 'number'],
  ['open', [true, false], 'toggle'],
  ['share', [0.5, 1], 'number'],
  ['price', ['12.50', '0.00'], 'decimal'],
  ['born', ['2001-02-03'], 'date'],
  ['start', ['2001-02-03T04:05:06.000Z', '2001-02-03 04:05:06'], 'datetime'],
  ['born', ['2001-02-03T00:00:00.000Z', '2001-02-03'], 'date'],
  ['born', ['2001-02'], 'text'],
  ['file', ['a.jpg', 'https://x.dz/b.PNG', null], 'image'],
  ['file', ['a.pdf'], 'file'],
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
  [[1, 2], { kind: 'number', options: {} }],
  [[1, 2.5], { kind: 'number', options: { decimals: true } }],
  [['1.50'], { kind: 'decimal', options: {} }],
  [['1.5', '0.125'], { kind: 'decimal', options: { decimals: 3 } }],
])('%j has decimals where a value has some', (values, drafted) => {
  expect(inferKind('price', values)).toEqual(drafted)
})
