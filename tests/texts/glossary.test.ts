import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '../../src/schema/values/text.ts'
import { featureFolder, featureNames, optionalFeatureNames } from '../../src/features/feature-names.ts'
import { catalogueTexts, type Told } from './said-texts.ts'
import { glossary } from './glossary.ts'

const LANGUAGES = ['fr', 'ar', 'en'] as const

/** What headers of files are recognized by, which nobody reads. */
const RECOGNIZED = /\.secretHeaders\./

const saidIn = async (language: Language) =>
  (await catalogueTexts(language)).filter(({ place }) => !RECOGNIZED.test(place))

const misusesIn = (language: Language, told: readonly Told[]) =>
  Object.entries(glossary).flatMap(([concept, { [language]: term }]) =>
    told
      .filter(({ text }) => term.not?.test(text))
      .map(({ place, text }) => `${concept} is "${term.use}": ${place}: ${text}`),
  )

it.each(LANGUAGES)('the catalogues in %s call each concept by its one term', async (language) => {
  expect(new Set(misusesIn(language, await saidIn(language)))).toEqual(new Set())
})

it.each([
  ['fr', 'record', 'Tous les enregistrements'],
  ['fr', 'email', 'Votre e-mail'],
  ['fr', 'restore', '5 fiches rétablies'],
  ['fr', 'linked', 'Fiches rattachées'],
  ['fr', 'attempt', 'Trop d’essais'],
  ['ar', 'view', 'العروض'],
  ['ar', 'drop', 'إسقاط صورة هنا'],
  ['ar', 'administrator', 'مخصص للمدير الرئيسي'],
  ['ar', 'second factor', 'تفعيل التحقق الثاني'],
  ['ar', 'you', 'لا صلاحيات لديكم'],
  ['en', 'sign in', 'Log in'],
  ['en', 'sign out', 'Logged out'],
  ['en', 'role preview', 'See as Sales'],
  ['en', 'passkey', 'Add a pass key'],
] as const)('in %s refuses another word for %s: %s', (language, concept, text) => {
  expect(misusesIn(language, [{ place: 'here', text }])).toEqual([
    expect.stringMatching(new RegExp(`^${concept} is `)),
  ])
})

it.each(LANGUAGES)('no term of the glossary in %s is refused by another', (language) => {
  const terms = Object.entries(glossary).map(
    ([
      place,
      {
        [language]: { use },
      },
    ]) => ({ place, text: use }),
  )
  expect(misusesIn(language, terms)).toEqual([])
})

it.each(LANGUAGES)('each term of the glossary in %s is one that the catalogues have', async (language) => {
  const all = (await catalogueTexts(language)).map(({ text }) => text.toLowerCase()).join('\n')
  const unknown = Object.values(glossary)
    .map((term) => term[language].use.toLowerCase())
    .filter((use) => !all.includes(use))
  expect(unknown).toEqual([])
})

const CALL = /toastSuccess\(\s*(?:texts|\w+)\.(\w+)/g

/** The keys of the toasts of each feature, by its folder. */
const toasts = [...featureNames, ...optionalFeatureNames].flatMap((name) =>
  readdirSync(featureFolder(name), { encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`${featureFolder(name)}/${file}`, 'utf8').matchAll(CALL)])
    .map(([, key = '']) => ({ folder: featureFolder(name), key })),
)

it.each(['fr', 'en'] as const)('toasts in %s begin with a capital', async (language) => {
  expect(toasts.length).toBeGreaterThan(15)
  const all = await catalogueTexts(language)
  const small = toasts.flatMap(({ folder, key }) =>
    all.filter(
      ({ place, text }) =>
        `src/${place}`.startsWith(`${folder}/`) && place.endsWith(`.${key}`) && /^\p{Ll}/u.test(text),
    ),
  )
  expect(small).toEqual([])
})
