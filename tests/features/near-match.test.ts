import { expect, it } from 'vitest'
import { exactMatch, nearest, nearMatch } from '../../src/features/palette/near-match.ts'
import { editedRecord } from '../../src/features/palette/palette-actions.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

it.each([
  ['another letter', 'joyeurs'],
  ['one too many', 'jouueurs'],
  ['one too few', 'joeurs'],
  ['two that are swapped', 'jouerus'],
  ['none', 'joueurs'],
  ['capitals and accents', 'JÔUEUR'],
])('forgives %s', (_kind, typed) => {
  expect(nearMatch(typed)('Ajouter des joueurs')).toBe(true)
})

it.each(['jxuexrs', 'juoeusr', 'stades'])('forgives no more than one letter: %s', (typed) => {
  expect(nearMatch(typed)('Joueurs')).toBe(false)
})

it('takes signs for what they are, and too short a word for what it says', () => {
  expect(nearMatch('a.*(z')('a et puis z')).toBe(false)
  expect(nearMatch('xyz')('xy')).toBe(false)
  expect(exactMatch('évé')('EVENEMENTS')).toBe(true)
})

it('prefers what matches as it was typed', () => {
  const items = [{ label: 'Stades' }, { label: 'Stages' }]
  expect(nearest(items, 'stade')).toEqual([{ label: 'Stades' }])
  expect(nearest(items, 'stabes')).toEqual(items)
})

it.each([
  ['/edit/order', '/edit/order/edit/7', 7],
  ['/order', '/order/edit/7', 7],
  ['/order', '/order/create', undefined],
  ['/order', '/orders/edit/7', undefined],
] as const)('finds which record of %s is edited at %s', (path, pathname, id) => {
  expect(editedRecord(pathname, { ...sampleEntity({}), path })).toBe(id)
})

it('reads the id of an address as it is written there', () => {
  const entity = { ...sampleEntity({}), ids: 'text' } as const
  expect(editedRecord('/order/edit/a%2Fedit%2Fb', entity)).toBe('a/edit/b')
})
