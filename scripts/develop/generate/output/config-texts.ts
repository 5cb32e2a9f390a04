import { isTranslated, translate, type Language } from '../../../../src/schema/text.ts'
import type { Model } from '../model.ts'
import { languagesOf } from '../program-languages.ts'
import { buildHeader } from './build-source.ts'

/** The languages of a program beside its own. */
export function otherLanguages({ app }: Model): readonly Language[] {
  return languagesOf(app).slice(1)
}

/** The file of a language's config texts, relative to `src/generated/`. */
export function configTextsPath(language: Language): string {
  return `texts-${language}.json`
}

/**
 * The texts of the configs in a language by the same in the program's own, which alone stay in the files of a browser.
 * What is said in two ways is left out: its own text does not tell which is meant.
 */
export function buildConfigTexts({ app, texts: found, valueTexts }: Model, language: Language): string {
  const [own] = languagesOf(app)
  const said = new Map<string, Set<string>>()
  const named = valueTexts.filter((text) => language in text)
  for (const text of [...found.filter(isTranslated), ...named]) {
    const key = translate(text, own)
    const other = translate(text, language, app.fallback ?? own)
    said.set(key, (said.get(key) ?? new Set()).add(other))
  }
  const clear = [...said].filter(([, ways]) => ways.size === 1).map(([text, [way]]) => [text, way])
  const texts = Object.fromEntries(clear.sort())
  return `${JSON.stringify({ 'x-generated': buildHeader('entities/'), ...texts }, null, 2)}\n`
}
