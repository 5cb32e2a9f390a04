import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { LANGUAGES, type Language } from '../../src/schema/values/text.ts'
import { PAGE, readOwnLanguage } from './own-language.ts'

/** `texts-ar.json`, `texts-ar/player.json` */
const TEXTS = /^texts-(\w+)(\/\w+)?\.json$/

/** Configs, and what the generator writes of them. */
const CONFIGS = /\/(entities|generated)\/[^?]*\.tsx?$/

type Texts = Readonly<Record<string, string>>

/**
 * Leaves of each text that a config says in several languages the program's own alone: the others are fetched with the
 * words of their language, by the own text. One that stands for several in another language is left as it is.
 */
export function ownTexts(): Plugin {
  let own: Language
  let others: Readonly<Record<string, Texts>> = {}
  return {
    name: 'own-texts',
    apply: 'build',
    async buildStart() {
      // Another program's, where its files replace this one's.
      const page = (await this.resolve(PAGE))?.id ?? PAGE
      own = readOwnLanguage(page)
      others = readTexts(dirname(page))
    },
    transform: {
      filter: { id: CONFIGS },
      handler(code) {
        const found = [...findTexts(this.parse(code))].filter(({ texts }) => isKnown(texts, own, others))
        if (found.length === 0) return null
        // From the end, so that what comes before keeps its place.
        const shortened = found
          .sort((one, other) => other.start - one.start)
          .reduce(
            (text, { start, end, texts }) =>
              text.slice(0, start) + JSON.stringify(texts[own]) + text.slice(end),
            code,
          )
        return { code: shortened, map: null }
      },
    },
  }
}

function readTexts(folder: string): Readonly<Record<string, Texts>> {
  const all: Record<string, Texts> = {}
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const language = TEXTS.exec(file.replaceAll('\\', '/'))?.[1]
    if (language === undefined) continue
    const read = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    all[language] = { ...all[language], ...z.record(z.string(), z.string()).parse(read) }
  }
  return all
}

/** Whether each of the program's other languages finds its text by the own one. */
function isKnown(texts: Texts, own: Language, others: Readonly<Record<string, Texts>>): boolean {
  const key = texts[own]
  if (key === undefined) return false
  return Object.entries(others).every(
    ([language, known]) => Object.hasOwn(known, key) && known[key] === (texts[language] ?? known[key]),
  )
}

interface Found {
  readonly start: number
  readonly end: number
  readonly texts: Texts
}

const literal = z.object({ type: z.literal('Literal'), value: z.string() })
const property = z.object({
  type: z.literal('Property'),
  computed: z.literal(false),
  key: z.object({ type: z.literal('Identifier'), name: z.enum(LANGUAGES) }),
  value: literal,
})
const translated = z.object({
  type: z.literal('ObjectExpression'),
  start: z.number(),
  end: z.number(),
  properties: z.array(property).min(1),
})

/** Every literal with a text for each of some languages. */
function* findTexts(node: unknown): Generator<Found> {
  if (typeof node !== 'object' || node === null) return
  const { success, data } = translated.safeParse(node)
  if (success) {
    const { start, end, properties } = data
    yield {
      start,
      end,
      texts: Object.fromEntries(properties.map(({ key, value }) => [key.name, value.value])),
    }
    return
  }
  for (const child of Object.values(node)) yield* findTexts(child)
}
