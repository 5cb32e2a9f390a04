import { home as fr } from './fr/home.ts'
import { locale } from './locale.ts'

/** In the person's language. */
export const home = { fr }[locale]
