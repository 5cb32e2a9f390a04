import { readdir } from 'node:fs/promises'
import { entities } from '../../src/generated/registry.ts'
import type { Language } from '../../src/schema/values/text.ts'

const SOURCE = new URL('../../src/', import.meta.url)

export interface Told {
  readonly place: string
  readonly text: string
}

/** One, many, and a word. */
const ARGUMENTS = [1, 7, 'mot'] as const

/** A text that is made of words alone cannot be made of a number, nor one that is made of a list of either. */
function callWith(make: Function, argument: string | number): unknown {
  const list = [String(argument)]
  for (const given of [[argument, argument, argument], list, [argument, list, argument]]) {
    try {
      return Reflect.apply(make, undefined, given)
    } catch {
      // It takes another kind of argument.
    }
  }
  return Reflect.apply(make, undefined, [[String(argument)], argument, argument])
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

/** What the core and each feature say in a language; of a text that is made of something, a few. */
export async function catalogueTexts(language: Language): Promise<readonly Told[]> {
  const catalogue = new RegExp(`(^texts/${language}/[\\w-]+|/texts/${language})\\.ts$`)
  const files = (await readdir(SOURCE, { recursive: true })).filter((name) => catalogue.test(name))
  if (!files.some((name) => name.startsWith('features/'))) throw new Error('no feature says anything')
  const modules = await Promise.all(
    files.map(async (name) => ({ name, exported: Object(await import(new URL(name, SOURCE).href)) })),
  )
  return modules.flatMap(({ name, exported }) => textsOf(exported, name))
}

/** What the entities of the product say. */
export function entityTexts(): readonly Told[] {
  return entities.flatMap(({ name, menu, fields, list, texts }) => [
    ...textsOf([menu?.label, list.title, list.add, texts], name),
    ...Object.entries(fields).flatMap(([field, { label, header }]) =>
      textsOf([label, header], `${name}.${field}`),
    ),
  ])
}
