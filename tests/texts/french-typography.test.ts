import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { entities } from '../../src/generated/registry.ts'

const SOURCE = new URL('../../src/', import.meta.url)

/** The core's texts, and those of each feature. */
const CATALOGUE = /(^texts\/fr\/[\w-]+|\/texts\/fr)\.ts$/

/** A sign without a narrow no-break space on its inner side, or another apostrophe; a time of day is neither. */
const MISTAKE = /(?<!\u202f)[:;?!»](?!\d)|«(?!\u202f)|['ʼ‘]/u

/** As the requirement writes them. */
const REQUIRED = /supprimer difinitivement!$/

interface Told {
  readonly place: string
  readonly text: string
}

/** One, many, and a word. */
const ARGUMENTS = [1, 7, 'mot'] as const

/** A text that is made of words alone cannot be made of a number, nor one that is made of a list of either. */
function callWith(make: Function, argument: string | number): unknown {
  for (const given of [[argument, argument, argument], [String(argument)]]) {
    try {
      return Reflect.apply(make, undefined, given)
    } catch {
      // It takes another kind of argument.
    }
  }
  return Reflect.apply(make, undefined, [[String(argument)]])
}

/** What a part of the catalogue says. */
function textsOf(value: unknown, place: string): readonly Told[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value === 'function') {
    return ARGUMENTS.flatMap((argument) => textsOf(callWith(value, argument), place))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${place}.${key}`))
}

const mistakesIn = (told: readonly Told[]) =>
  told
    .filter(({ text }) => MISTAKE.test(text) && !REQUIRED.test(text))
    .map(({ place, text }) => `${place}: ${text}`)

it.each([
  ['Quitter ?', true],
  ['Quitter\u00a0?', true],
  ['Quitter?', true],
  ['« oui »', true],
  ["l'image", true],
  ['Quitter\u202f?', false],
  ['«\u202foui\u202f»', false],
  ['l’image', false],
  ['à 12:30', false],
])('%j has a mistake: %s', (text, isWrong) => {
  expect(mistakesIn([{ place: 'here', text }]).length > 0).toBe(isWrong)
})

it('the catalogue, with all that the server answers, keeps the rules of French typography', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter((name) => CATALOGUE.test(name))
  expect(files.some((name) => name.startsWith('features/'))).toBe(true)
  const modules = await Promise.all(
    files.map(async (name) => ({ name, exported: Object(await import(new URL(name, SOURCE).href)) })),
  )
  const told = modules.flatMap(({ name, exported }) => textsOf(exported, name))
  expect(told.length).toBeGreaterThan(200)
  expect(mistakesIn(told)).toEqual([])
})

it('what entities say keeps them too, wherever the requirement does not write it otherwise', () => {
  const told = entities.flatMap(({ name, menu, fields, list, texts }) => [
    ...textsOf([menu?.label, list.title, list.add, texts], name),
    ...Object.entries(fields).flatMap(([field, { label, header }]) =>
      textsOf([label, header], `${name}.${field}`),
    ),
  ])
  // Of a text in several languages the French alone.
  const french = told.filter(({ place }) => !/\.(ar|en)$/.test(place))
  expect(french.length).toBeGreaterThan(100)
  expect(mistakesIn(french)).toEqual([])
})
