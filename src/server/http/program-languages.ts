import { app } from '../../generated/app.ts'
import { catalogues, ownCatalogue } from '../../generated/languages.ts'
import type { AppSettings, SpokenLanguage } from '../../schema/app.ts'
import type { Language } from '../../schema/text.ts'
import type { LoadCatalogue } from '../../texts/translation.ts'

/** The languages that a program speaks, its own first. */
export interface ProgramLanguages {
  readonly spoken: readonly [SpokenLanguage, ...SpokenLanguage[]]
  /** Whether what a browser asks for counts where nobody has chosen. */
  readonly followsBrowser?: boolean | undefined
  /** Their words; none of the language that these are written in. */
  readonly catalogues: Readonly<Partial<Record<Language, LoadCatalogue>>>
}

interface GeneratedLanguages {
  readonly app: AppSettings
  readonly catalogues: ProgramLanguages['catalogues']
  readonly ownCatalogue: LoadCatalogue | undefined
}

/** The languages of a program by what the generator has written of it. */
export function readProgramLanguages({ app: program, ...words }: GeneratedLanguages): ProgramLanguages {
  const { languages: spoken, followsBrowser } = program
  const own = words.ownCatalogue && { [spoken[0].language]: words.ownCatalogue }
  return { spoken, followsBrowser, catalogues: { ...words.catalogues, ...own } }
}

export const programLanguages = readProgramLanguages({ app, catalogues, ownCatalogue })
