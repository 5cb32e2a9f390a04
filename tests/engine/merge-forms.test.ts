import { describe, expect, it } from 'vitest'
import { createFormModel } from '../../src/kinds/core/form/form-model.ts'
import { mergedValues } from '../../src/kinds/core/form/merge.ts'
import type { FormValues } from '../../src/schema/entity/field-definition.ts'
import { dependentLookup } from '../../src/kinds/dependent-lookup/definition.ts'
import { image } from '../../src/kinds/image/definition.ts'
import { images } from '../../src/kinds/images/definition.ts'
import { localizedText } from '../../src/kinds/localized-text/definition.ts'
import { lookup } from '../../src/kinds/lookup/definition.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { password } from '../../src/kinds/password/definition.ts'
import { tags } from '../../src/kinds/tags/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'

const options = { load: () => Promise.resolve([]) }
const model = createFormModel(
  {
    name: text({ label: 'Nom' }),
    age: number({ label: 'Âge' }),
    wilaya: lookup({ label: 'Wilaya', options }),
    commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options }),
    picture: image({ label: 'Image' }),
    pictures: images({
      label: 'Photos',
      sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' },
    }),
    title: localizedText({ label: 'Titre' }),
    skills: tags({ label: 'Qualités' }),
    password: password({ label: 'Secret', confirmedBy: 'again', confirmationLabel: 'Encore' }),
  },
  'update',
)

const base: FormValues = {
  name: 'Rayan',
  age: 20,
  wilaya: 'Oran',
  commune: 'Es Senia',
  newPicture: undefined,
  existingPicture: 'old.webp',
  newImages: undefined,
  existingPictures: ['a.webp', 'b.webp'],
  title: { en: 'One', fr: 'Un', ar: '' },
  skills: ['tir', 'passe'],
  password: '',
  again: '',
}
const file = new File(['x'], 'mine.png')

interface Case {
  readonly what: string
  readonly mine: FormValues
  readonly theirs: FormValues
  /** What was changed by them, and whether a person has to choose; by the unit's first field. */
  readonly conflicting: Readonly<Record<string, boolean>>
  readonly merged: FormValues
  /** What taking theirs makes of it, where there is a choice. */
  readonly taken?: FormValues
}

const cases: readonly Case[] = [
  {
    what: 'nothing that they did not change',
    mine: { name: 'Yanis' },
    theirs: {},
    conflicting: {},
    merged: {},
  },
  {
    what: 'what they alone changed',
    mine: { name: 'Yanis' },
    theirs: { age: 21 },
    conflicting: { age: false },
    merged: { age: 21 },
  },
  {
    what: 'the same change of both',
    mine: { name: 'Yanis' },
    theirs: { name: 'Yanis' },
    conflicting: { name: false },
    merged: { name: 'Yanis' },
  },
  {
    what: 'a choice between two changes',
    mine: { name: 'Yanis' },
    theirs: { name: 'Amine' },
    conflicting: { name: true },
    merged: { name: 'Yanis' },
    taken: { name: 'Amine' },
  },
  {
    what: 'a choice between a change and an emptying',
    mine: { age: null },
    theirs: { age: 22 },
    conflicting: { age: true },
    merged: { age: null },
    taken: { age: 22 },
  },
  {
    what: 'a parent with its dependent, where they changed the one and I the other',
    mine: { commune: 'Arzew' },
    theirs: { wilaya: 'Alger', commune: 'Hydra' },
    conflicting: { wilaya: true },
    merged: { wilaya: 'Oran', commune: 'Arzew' },
    taken: { wilaya: 'Alger', commune: 'Hydra' },
  },
  {
    what: 'a choice where they changed the parent alone, and I the dependent alone',
    mine: { commune: 'Arzew' },
    theirs: { wilaya: 'Alger' },
    conflicting: { wilaya: true },
    merged: { wilaya: 'Oran', commune: 'Arzew' },
    taken: { wilaya: 'Alger', commune: 'Es Senia' },
  },
  {
    what: 'a dependent that they alone changed',
    mine: {},
    theirs: { commune: 'Arzew' },
    conflicting: { wilaya: false },
    merged: { wilaya: 'Oran', commune: 'Arzew' },
  },
  {
    what: 'a new picture of mine over a new one of theirs, which is the one it then replaces',
    mine: { newPicture: file },
    theirs: { existingPicture: 'new.webp' },
    conflicting: { picture: true },
    merged: { newPicture: file, existingPicture: 'new.webp' },
    taken: { newPicture: undefined, existingPicture: 'new.webp' },
  },
  {
    what: 'pictures that each side removed and added',
    mine: { newImages: [file], existingPictures: ['b.webp'] },
    theirs: { existingPictures: ['a.webp', 'c.webp'] },
    conflicting: { pictures: false },
    merged: { newImages: [file], existingPictures: ['c.webp'] },
  },
  {
    what: 'once what both sides added',
    mine: { skills: ['tir', 'passe', 'vitesse', 'calme'] },
    theirs: { skills: ['tir', 'vitesse'] },
    conflicting: { skills: false },
    merged: { skills: ['tir', 'vitesse', 'calme'] },
  },
  {
    what: 'languages that one side each changed',
    mine: { title: { en: 'One', fr: 'Une', ar: '' } },
    theirs: { title: { en: 'One', fr: 'Un', ar: 'واحد' } },
    conflicting: { title: false },
    merged: { title: { en: 'One', fr: 'Une', ar: 'واحد' } },
  },
  {
    what: 'a language that both changed, and not the others',
    mine: { title: { en: 'First', fr: 'Une', ar: '' } },
    theirs: { title: { en: 'One', fr: 'Premier', ar: 'واحد' } },
    conflicting: { title: true },
    merged: { title: { en: 'First', fr: 'Une', ar: 'واحد' } },
    taken: { title: { en: 'First', fr: 'Premier', ar: 'واحد' } },
  },
]

describe('a merge', () => {
  it.each(cases)('finds $what', ({ mine, theirs, conflicting, merged, taken }) => {
    const forms = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }
    const units = model.merge(forms)
    expect(Object.fromEntries(units.map(({ names, isConflicting }) => [names[0], isConflicting]))).toEqual(
      conflicting,
    )
    expect(mergedValues(units)).toEqual(merged)
    if (taken) expect(units.map((unit) => unit.taken.theirs)).toEqual([taken])
  })

  it.each([
    { typed: '', isConflicting: false },
    { typed: 'un-secret', isConflicting: true },
  ])('of a password that they changed asks only who typed one ($typed)', ({ typed, isConflicting }) => {
    const mine = { ...base, password: typed, again: typed }
    const units = model.merge({ base, mine, theirs: base }, ['name', 'password'])
    expect(units).toMatchObject([
      {
        names: ['password'],
        isConflicting,
        taken: { mine: { password: typed, again: typed }, theirs: { password: '', again: '' } },
      },
    ])
  })
})
