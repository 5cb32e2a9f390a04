import { expect, it } from 'vitest'
import { importCases, sheetCases } from '../contract/suites/answers/feature-cases.ts'
import { words } from '../contract/suites/answers/spoken.ts'
import { LANGUAGES, type Language } from '../../src/schema/values/text.ts'

/** Of the words of these parts the server says some. */
const SAID = { imports: Object.keys(importCases), sheets: Object.keys(sheetCases) }

/** Names of formats and parameters, which are the same in each language. */
const NAMES = /\b(ASCII|JSON|JPEG|PNG|WebP|AVIF|GIF|CSV|Excel|xlsx|ids|values|run|update|destroy|restore)\b/g

/** What is called with a value that is no word of any language. */
const codes = Object.entries(words.fr).flatMap(([part, said]) =>
  (Object.hasOwn(SAID, part) ? SAID[part === 'imports' ? 'imports' : 'sheets'] : Object.keys(said)).flatMap(
    (code) => namesIn(Reflect.get(said, code), [part, code]),
  ),
)

function namesIn(value: unknown, place: readonly string[]): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  return Object.keys(value).flatMap((name) => namesIn(Reflect.get(value, name), [...place, name]))
}

function say(language: Language, place: readonly string[]): string {
  let word: unknown = words[language]
  for (const name of place) word = Reflect.get(Object(word), name)
  if (typeof word !== 'function') return String(word)
  for (const given of [
    [7, 7, 7],
    [['7'], 7],
  ]) {
    try {
      return String(Reflect.apply(word, undefined, given))
    } catch {
      // It is made of a list.
    }
  }
  throw new Error(place.join('.'))
}

it.each(codes.map((place) => ({ name: place.join('.'), place })))(
  '$name is said in each language by its own words',
  ({ name, place }) => {
    const [french, arabic, english] = LANGUAGES.map((language) => say(language, place))
    // What is made of values alone is the same everywhere.
    if (/^(rules\.says|parameters\.oneOf)$/.test(name)) return
    expect(arabic).toMatch(/[\u0621-\u064a]{2}/)
    expect(arabic?.replace(NAMES, '')).not.toMatch(/[a-zàâéèêîôûç]{2}/i)
    expect(english).toMatch(/[a-z]{2}/)
    expect(english).not.toMatch(/[\u0600-\u06ff]|\u202f|[’«»]/)
    expect(english).not.toBe(french)
  },
)
