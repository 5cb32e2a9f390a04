import type { Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '../../../src/schema/access/session-contract.ts'
import type { Language } from '../../../src/schema/values/text.ts'
import { spokenTo } from '../../../src/server/database/derived-columns.ts'
import type { Translation } from '../../../src/texts/translation.ts'
import type { Domain } from '../../domains/domains.ts'
import type { Product } from './product.ts'

interface Spoken {
  readonly page: Page
  readonly product: Product
  readonly domain: Pick<Domain, 'entities' | 'languages'>
}

/**
 * Runs a part of a test in a language of the program: the browser asks for its pages in it, and the words that the test
 * expects, `screens.list.search` or `t(label)`, are read in it.
 */
export async function inLanguage<Result>(
  { page, product, domain }: Spoken,
  language: Language,
  run: () => Promise<Result>,
): Promise<Result> {
  const context = page.context()
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }])
  try {
    return await spokenTo.run(await translationOf(domain, language), run)
  } finally {
    await context.clearCookies({ name: LANGUAGE_COOKIE })
  }
}

/** @throws where the program does not speak it. */
async function translationOf(
  { entities, languages }: Pick<Domain, 'entities' | 'languages'>,
  language: Language,
): Promise<Translation> {
  const spoken = languages.spoken.find((each) => each.language === language)
  if (!spoken) throw new Error(`the program does not speak "${language}"`)
  return {
    ...spoken,
    ...(await languages.catalogues[language]?.()),
    configTexts: await namesIn(language, entities),
  }
}

/** Names of a table may be the same below two parents. */
export const nameBelow = (parent: string, name: string) => `${parent}: ${name}`

/** What the tables of the configs call their names in a language. */
async function namesIn(
  language: Language,
  entities: Domain['entities'],
): Promise<ReadonlyMap<string, string>> {
  const fields = entities.flatMap((entity) =>
    Object.values(entity.fields).map((field) => ({ field, fields: entity.fields })),
  )
  const names = await Promise.all(
    fields.map(async ({ field, fields: beside }) => {
      if (field.kind === 'lookup') return [...((await field.options.loadTranslations?.(language, '')) ?? [])]
      if (field.kind !== 'dependentLookup') return []
      const above = beside[field.dependsOn]
      const parents = above?.kind === 'lookup' ? await above.options.load() : []
      const below = parents.map(async (parent) => {
        const called = (await field.options.loadTranslations?.(language, parent)) ?? []
        return [...called].map(([name, words]) => [nameBelow(parent, name), words] as const)
      })
      return (await Promise.all(below)).flat()
    }),
  )
  return new Map(names.flat())
}
