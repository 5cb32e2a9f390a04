import { app } from '../../generated/app.ts'
import { catalogues } from '../../generated/languages.ts'
import type { AppSettings, SpokenLanguage } from '../../schema/entity/app.ts'
import type { Language } from '../../schema/values/text.ts'
import type { LoadCatalogue } from '../../texts/translation.ts'

/** The languages that a program speaks, its own first. */
export interface ProgramLanguages {
  readonly spoken: readonly [SpokenLanguage, ...SpokenLanguage[]]
  /** Whether what a browser asks for counts where nobody has chosen. */
  readonly followsBrowser?: boolean | undefined
  /** Their words; none of the language that these are written in. */
  readonly catalogues: Readonly<Partial<Record<Language, LoadCatalogue>>>
}

/** The languages of a program by what the generator has written of it. */
export function readProgramLanguages(generated: {
  readonly app: AppSettings
  readonly catalogues: ProgramLanguages['catalogues']
}): ProgramLanguages {
  const { languages: spoken, followsBrowser } = generated.app
  return { spoken, followsBrowser, catalogues: generated.catalogues }
}

export const programLanguages = readProgramLanguages({ app, catalogues })
