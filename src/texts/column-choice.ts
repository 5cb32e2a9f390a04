import { columnChoice as fr } from './fr/column-choice.ts'
import { locale } from './locale.ts'

/** In the person's language. A file per subject, so that a screen loads the words that it shows. */
export const columnChoice = { fr }[locale]
