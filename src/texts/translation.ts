import { app } from '../generated/app.ts'
import type { SpokenLanguage } from '../schema/entity/app.ts'

/** What somebody is spoken to in. */
export interface Translation extends SpokenLanguage {
  /** The words of that language by the names of their parts; none where it is the app's own, whose words come with each part. */
  readonly catalogue?: Catalogue
  /** What the configs say in it, by the same in the app's own language; where these have all languages themselves, none. */
  readonly configTexts?: ReadonlyMap<string, string>
}

export type Catalogue = Readonly<Record<string, object>>

/** Loads all words of a language. */
export type LoadCatalogue = () => Promise<{ readonly catalogue: Catalogue }>

type ConfigTexts = Readonly<Record<string, string>>

/** What pages say in a language: what the first screens need, and what loads the rest. */
export interface LanguageWords {
  readonly firstWords: Catalogue
  readonly programTexts: ConfigTexts
  readonly loadLaterWords: () => Promise<{ readonly laterWords: Catalogue }>
  /** What loads the texts of an entity's config, by its name. */
  readonly entityTexts: Readonly<Record<string, () => Promise<{ readonly default: ConfigTexts }>>>
}

export type LoadLanguageWords = () => Promise<{ readonly words: LanguageWords }>

// Asked for when somebody is spoken to: the generator reads configs before it has written the app.
const own = (): Translation => app.languages[0]

let source = own

/** The translation of now: of the page in a browser, of the request that is answered on a server. */
export function currentTranslation(): Translation {
  return source()
}

/** Says where that comes from; without it everybody is spoken to in the app's own language. */
export function setTranslationSource(next: () => Translation | undefined): void {
  source = () => next() ?? own()
}
