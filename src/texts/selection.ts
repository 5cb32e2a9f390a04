import { selection as fr } from './fr/selection.ts'
import { locale } from './locale.ts'

/** In the person's language. A file per subject, so that a screen loads the words that it shows. */
export const selection = { fr }[locale]
