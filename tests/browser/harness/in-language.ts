import type { Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '../../../src/schema/session-contract.ts'
import type { Language } from '../../../src/schema/text.ts'
import { spokenTo } from '../../../src/server/database/own-language.ts'
import type { Translation } from '../../../src/texts/translation.ts'
import type { Domain } from '../../domains/domains.ts'
import type { Product } from './product.ts'

interface Spoken {
  readonly page: Page
  readonly product: Product
  readonly domain: Pick<Domain, 'languages'>
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
  { languages }: Pick<Domain, 'languages'>,
  language: Language,
): Promise<Translation> {
  const spoken = languages.spoken.find((each) => each.language === language)
  if (!spoken) throw new Error(`the program does not speak "${language}"`)
  const words = await languages.catalogues[language]?.()
  return { ...spoken, ...(words && { catalogue: { ...words.screenWords, ...words.serverWords } }) }
}
