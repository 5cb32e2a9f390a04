import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { featureFolder } from '../../src/features/feature-names.ts'
import { LANGUAGES } from '../../src/schema/values/text.ts'
import { inEngine } from '../process/engine.ts'

export const PAGE = inEngine('src/generated/page.json')

/** `#texts/forms.ts`, `#features/trash/texts.ts`, `#ways/passkeys/texts.ts` */
const WORDS = /^#(?:texts\/(?<part>.+)|(?:features|ways)\/(?<feature>[^/]+)\/texts\.ts)$/

const page = z.object({ language: z.enum(LANGUAGES) })

/** The program's own language. */
export function readOwnLanguage(file: string): (typeof LANGUAGES)[number] {
  return page.parse(JSON.parse(readFileSync(file, 'utf8'))).language
}

/** Builds a program of the words of its own language: those that others are written in are no part of it. */
export function ownLanguage(): Plugin {
  return {
    name: 'own-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: WORDS },
      async handler(id) {
        const { part, feature } = WORDS.exec(id)?.groups ?? {}
        // Another program's, where its files replace this one's.
        const file = (await this.resolve(PAGE))?.id ?? PAGE
        const own = readOwnLanguage(file)
        // A language of the program lies in its own folder.
        const words = resolve(dirname(file), '../texts', own, part ?? `features/${feature}.ts`)
        if (existsSync(words)) return words
        return part === undefined
          ? inEngine(`${featureFolder(feature ?? '')}/texts/${own}.ts`)
          : inEngine(`src/texts/${own}/${part}`)
      },
    },
  }
}
