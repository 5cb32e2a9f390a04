import { describe, expect, it } from 'vitest'
import { conflicts as arConflicts, deletion as arDeletion } from '../../src/texts/ar/record.ts'
import { selection as arSelection } from '../../src/texts/ar/list.ts'
import { conflicts as enConflicts, deletion as enDeletion } from '../../src/texts/en/record.ts'
import { selection as enSelection } from '../../src/texts/en/list.ts'
import { conflicts as frConflicts, deletion as frDeletion } from '../../src/texts/fr/record.ts'
import { selection as frSelection } from '../../src/texts/fr/list.ts'

describe('a deletion of many of which some stay', () => {
  it.each([
    [1, 2, '1 sera supprimé. 2 restent, car encore utilisés'],
    [2, 1, '2 seront supprimés. 1 reste, car encore utilisé'],
    [0, 3, 'Aucun ne sera supprimé. 3 restent, car encore utilisés'],
  ])('says in French that %i leave and %i stay', (leaving, staying, said) => {
    expect(frDeletion.staying(leaving, staying, true)).toBe(said)
  })

  it.each([
    [1, 2, '1 will be deleted. 2 will stay, being still in use'],
    [0, 1, 'None will be deleted. 1 will stay, being still in use'],
  ])('says in English that %i leave and %i stay', (leaving, staying, said) => {
    expect(enDeletion.staying(leaving, staying, true)).toBe(said)
  })

  it.each([
    [1, 2, 'ستُحذف بطاقة واحدة. ستبقى بطاقتان لأنهما لا تزالان مستعملتين'],
    [3, 1, 'ستُحذف 3 بطاقات. ستبقى بطاقة واحدة لأنها لا تزال مستعملة'],
    [0, 11, 'لن تُحذف أي بطاقة. ستبقى 11 بطاقة لأنها لا تزال مستعملة'],
  ])('says in Arabic that %i leave and %i stay', (leaving, staying, said) => {
    expect(arDeletion.staying(leaving, staying, true)).toBe(said)
  })

  it('gives no such reason for accounts, which are kept for what they are', () => {
    expect(frDeletion.staying(1, 1, false)).toBe('1 sera supprimé. 1 reste')
    expect(enDeletion.staying(1, 1, false)).toBe('1 will be deleted. 1 will stay')
    expect(arDeletion.staying(1, 1, false)).toBe('ستُحذف بطاقة واحدة. ستبقى بطاقة واحدة')
  })
})

it('names whose value is taken in a conflict', () => {
  expect(['Meriem', 'Amine', null].map((name) => frConflicts.takeTheirs(name))).toEqual([
    'Prendre celle de Meriem',
    'Prendre celle d’Amine',
    'Prendre l’autre valeur',
  ])
  expect(enConflicts.takeTheirs('Meriem')).toBe('Use Meriem’s value')
  expect(arConflicts.takeTheirs('مريم')).toBe('اعتماد قيمة \u2068مريم\u2069')
})

it.each([
  [frSelection, 'Annuler la commande', 'Ne pas annuler', 'Livrer', 'Annuler'],
  [enSelection, 'Cancel order', 'Don’t cancel', 'Ship', 'Cancel'],
  [arSelection, 'إلغاء الطلبية', 'عدم الإلغاء', 'شحن', 'إلغاء'],
])('never offers two buttons that cancel: $1', ({ cancelBeside }, cancels, beside, ships, usual) => {
  expect([cancelBeside(cancels), cancelBeside(ships)]).toEqual([beside, usual])
})
