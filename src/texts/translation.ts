import { app } from '../generated/app.ts'
import type { SpokenLanguage } from '../schema/app.ts'

/** What somebody is spoken to in. */
export interface Translation extends SpokenLanguage {
  /** The words of that language by the names of their parts; none where it is the app's own, whose words come with each part. */
  readonly catalogue?: Catalogue
  /** What the configs say in it, by the same in the app's own language; where these have all languages themselves, none. */
  readonly configTexts?: ReadonlyMap<string, string>
}

export type LoadConfigTexts = () => Promise<{ readonly default: Readonly<Record<string, string>> }>

export type Catalogue = Readonly<Record<string, object>>

/** Loads all words of a language. */
export type LoadCatalogue = () => Promise<{ readonly catalogue: Catalogue }>

/** Loads the words of a language that screens say, those of the first ones before all others. */
export interface ScreenWords {
  readonly first: () => Promise<{ readonly firstWords: Catalogue }>
  readonly later: () => Promise<{ readonly laterWords: Catalogue }>
}

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
