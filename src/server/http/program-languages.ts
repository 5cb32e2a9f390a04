import { app } from '../../generated/app.ts'
import { catalogues } from '../../generated/languages.ts'
import type { SpokenLanguage } from '../../schema/app.ts'
import type { Language } from '../../schema/text.ts'
import type { LoadCatalogue } from '../../texts/translation.ts'

/** The languages that a program speaks, its own first, and the words of the others. */
export interface ProgramLanguages {
  readonly spoken: readonly [SpokenLanguage, ...SpokenLanguage[]]
  /** Whether what a browser asks for counts where nobody has chosen. */
  readonly followsBrowser?: boolean | undefined
  readonly catalogues: Readonly<Partial<Record<Language, LoadCatalogue>>>
}

export const programLanguages: ProgramLanguages = {
  spoken: app.languages,
  followsBrowser: app.followsBrowser,
  catalogues,
}
