import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogueTexts } from './said-texts.ts'
import { glossary } from './glossary.ts'

const LANGUAGES = ['fr', 'ar', 'en'] as const

it.each(LANGUAGES)('the catalogues in %s call each concept by its one term', async (language) => {
  const all = await catalogueTexts(language)
  const wrong = Object.entries(glossary).flatMap(([concept, { [language]: term }]) =>
    all
      .filter(({ text }) => term.not?.test(text))
      .map(({ place, text }) => `${concept} is "${term.use}": ${place}: ${text}`),
  )
  expect(new Set(wrong)).toEqual(new Set())
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
const toasts = readdirSync('src/features', { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'registries')
  .flatMap(({ name }) =>
    readdirSync(`src/features/${name}`, { encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(`src/features/${name}/${file}`, 'utf8').matchAll(CALL)])
      .map(([, key = '']) => ({ feature: name, key })),
  )

it.each(['fr', 'en'] as const)('toasts in %s begin with a capital', async (language) => {
  expect(toasts.length).toBeGreaterThan(15)
  const all = await catalogueTexts(language)
  const small = toasts.flatMap(({ feature, key }) =>
    all.filter(
      ({ place, text }) =>
        place.startsWith(`features/${feature}/`) && place.endsWith(`.${key}`) && /^\p{Ll}/u.test(text),
    ),
  )
  expect(small).toEqual([])
})
