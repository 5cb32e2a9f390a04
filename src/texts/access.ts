import { access as fr } from './fr/access.ts'
import { locale } from './locale.ts'

/** In the person's language. */
export const access = { fr }[locale]
