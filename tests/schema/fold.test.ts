import { expect, it } from 'vitest'
import { fold } from '../../src/schema/fold.ts'

it.each([
  ['Éric', 'eric'],
  ['BÉJAÏA', 'bejaia'],
  ['Sétif', 'setif'],
  ['Cœur', 'coeur'],
  ['ex æquo', 'ex aequo'],
  ['Straße', 'strasse'],
  ['  deux   mots ', 'deux mots'],
  ['l’Étoile', "l'etoile"],
  ['ﬁn', 'fin'],
  ['e\u0301', 'e'],
  // Arabic: vowel signs, tatweel, hamza on its carriers, alif maqsura and ta marbuta.
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['أحمد', 'احمد'],
  ['إبراهيم', 'ابراهيم'],
  ['آمال', 'امال'],
  ['مصطفى', 'مصطفي'],
  ['فاطمة', 'فاطمه'],
  ['', ''],
])('fold(%j) is %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('folds what is folded to itself', () => {
  for (const text of ['Éric', 'فاطمة', 'Straße', 'İzmir']) expect(fold(fold(text))).toBe(fold(text))
})
