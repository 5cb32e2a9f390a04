import type { App } from '../../../src/schema/entity/app.ts'
import type { Language } from '../../../src/schema/values/text.ts'
import { languagesOf } from '../generate/program-languages.ts'
import type { Said } from './entity-request.ts'
import type { Conversation } from './ask-entity.ts'

/** What a new entity must know of the program's languages. */
export type Spoken = Pick<App, 'languages' | 'fallback'>

/** The texts of a draft in each language, by what they are in the program's own. */
export type Translations = ReadonlyMap<string, Said>

export interface Untranslated {
  readonly texts: readonly string[]
  readonly spoken: Spoken
  /** What is known of them. */
  readonly suggested: Translations
}

/** Asks for each text in each other language. */
export async function askTexts(
  { texts, spoken, suggested }: Untranslated,
  person: Conversation,
): Promise<Translations> {
  const [own] = languagesOf(spoken)
  const asked = texts.flatMap((text) => othersOf(spoken).map((language) => ({ text, language })))
  if (asked.length > 0)
    person.tell('Each text in each language; an empty line takes what stands in brackets.')
  const answers = new Map<string, Said>()
  for (const { text, language } of asked) {
    const usual = suggested.get(text)?.[language] ?? (isNeeded(language, spoken) ? text : '')
    // One after the other: there is one person.
    const answer = (await person.ask(`"${text}" in ${language} [${usual}]: `)) || usual
    if (answer !== '') answers.set(text, { [own]: text, ...answers.get(text), [language]: answer })
  }
  return answers
}

/** Where there is nobody to ask, a language that nothing is known in and each text needs is given the program's own words. */
export function repeatTexts({ texts, spoken, suggested }: Untranslated): Translations {
  const needed = othersOf(spoken).filter((language) => isNeeded(language, spoken))
  if (needed.length === 0) return suggested
  const said = [languagesOf(spoken)[0], ...needed]
  const repeat = (text: string): Said => Object.fromEntries(said.map((language) => [language, text]))
  return new Map(texts.map((text) => [text, { ...repeat(text), ...suggested.get(text) }]))
}

/** The languages that still say what the program's own one says. */
export function describeRepeated(translations: Translations, spoken: Spoken): readonly string[] {
  const [own, ...others] = languagesOf(spoken)
  return others
    .filter((language) => [...translations].some(([text, said]) => said[language] === text))
    .map((language) => `the texts in ${language}: some still read as in ${own}`)
}

function othersOf(spoken: Spoken): readonly Language[] {
  return languagesOf(spoken).slice(1)
}

/** Without a fallback each text is said in every language. */
function isNeeded(language: Language, { fallback = language }: Spoken): boolean {
  return language === fallback
}
