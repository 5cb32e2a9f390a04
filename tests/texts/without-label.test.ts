import { expect, it } from 'vitest'
import { rules as arabic } from '../../src/texts/ar/rules.ts'
import { rules as english } from '../../src/texts/en/rules.ts'
import { rules as french } from '../../src/texts/fr/rules.ts'
import { withoutLabel } from '../../src/texts/without-label.ts'

it.each([
  [french.email('Email'), 'Email', 'Cette adresse email n’est pas valide.'],
  [french.fromToday('Date'), 'Date', 'Doit être aujourd’hui ou après.'],
  [french.minLength('Mot de passe', 8), 'Mot de passe', '8 caractères au moins.'],
  [arabic.required('الاسم'), 'الاسم', 'هذا الحقل إلزامي.'],
  [english.past('Birthday'), 'Birthday', 'This date is in the future.'],
  ['Email: taken', 'Email', 'Taken'],
])('%j beside its label is %3$j', (message, label, told) => {
  expect(withoutLabel(message, label)).toBe(told)
})

it.each([
  ['Deux visites se suivent.', 'Deux'],
  ['Nom d’usage\u202f: ce champ est obligatoire.', 'Nom'],
  ['La fin\u202f: elle suit le début.', 'Fin'],
  [': ', ''],
])('%j of the field %j stays as it is', (message, label) => {
  expect(withoutLabel(message, label)).toBe(message)
})
