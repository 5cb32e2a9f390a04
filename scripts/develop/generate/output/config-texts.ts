import { findPathFields } from '../../../../src/kinds/reference/find-path-fields.ts'
import {
  isTranslated,
  translate,
  type Language,
  type TranslatedText,
} from '../../../../src/schema/values/text.ts'
import type { EntityFile, Model } from '../model.ts'
import { languagesOf } from '../program-languages.ts'
import { buildHeader } from './build-source.ts'
import { findReferrers } from './client.ts'

/** The file of a language's config texts, relative to `src/generated/`: the program's, or an entity's. */
export function configTextsPath(language: Language, entity?: string): string {
  return entity === undefined ? `texts-${language}.json` : `texts-${language}/${entity}.json`
}

/**
 * The texts of the configs in a language by the same in the program's own, which alone stay in the files of a browser:
 * those that may be read before an entity is shown, and those of each entity.
 */
export function buildConfigTexts(
  model: Model,
  language: Language,
): readonly (readonly [path: string, text: string])[] {
  const clear = clearTexts(model, language)
  const build = (texts: readonly TranslatedText[]) => {
    const [own] = languagesOf(model.app)
    const keys = [...new Set(texts.map((text) => translate(text, own)))].filter((key) => clear.has(key))
    const entries = keys.sort().map((key) => [key, clear.get(key)])
    return `${JSON.stringify({ 'x-generated': buildHeader('entities/'), ...Object.fromEntries(entries) }, null, 2)}\n`
  }
  return [
    [configTextsPath(language), build(textsOfProgram(model))],
    ...model.entities.map(
      (each) => [configTextsPath(language, each.entity.name), build(textsOfEntity(each, model))] as const,
    ),
  ]
}

/** What is said in two ways is left out: its own text does not tell which is meant. */
function clearTexts({ app, texts, valueTexts }: Model, language: Language): ReadonlyMap<string, string> {
  const [own] = languagesOf(app)
  const said = new Map<string, Set<string>>()
  const named = [...valueTexts.values()].flat().filter((text) => language in text)
  for (const text of [...texts.map((each) => each.text).filter(isTranslated), ...named]) {
    const key = translate(text, own)
    const other = translate(text, language, app.fallback ?? own)
    said.set(key, (said.get(key) ?? new Set()).add(other))
  }
  return new Map([...said].flatMap(([text, ways]) => (ways.size === 1 ? [[text, [...ways][0] ?? text]] : [])))
}

/** Of the program itself, its login, its screens of one's own, its menu and its dashboard. */
function textsOfProgram({ entities, texts }: Model): readonly TranslatedText[] {
  const files = new Set(entities.map(({ file }) => file))
  const entrances = entities.flatMap(({ entity: { menu, home, account } }) => [
    menu?.label,
    home?.label,
    account?.signInLabel,
  ])
  const others = texts.filter(({ file }) => !files.has(file)).map(({ text }) => text)
  return [...others, ...entrances].filter(isTranslated)
}

/** Of its file, and what its client says of fields at the ends of its paths and of those that refer to it. */
function textsOfEntity({ file, entity }: EntityFile, model: Model): readonly TranslatedText[] {
  const entities = model.entities.map((each) => each.entity)
  const pathFields = Object.values(findPathFields(entities, entity))
  const own = model.texts.filter((each) => each.file === file).map(({ text }) => text)
  const values = [...Object.values(entity.fields), ...pathFields].flatMap(
    (field) => model.valueTexts.get(field) ?? [],
  )
  const around = findTranslated([pathFields, findReferrers(model.entities, entity)])
  return [...own.filter(isTranslated), ...around, ...values]
}

function findTranslated(value: unknown): readonly TranslatedText[] {
  if (isTranslated(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTranslated) : []
}
