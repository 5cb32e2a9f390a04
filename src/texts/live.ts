import { live as fr } from './fr/live.ts'
import { locale } from './locale.ts'

/** In the person's language. */
export const live = { fr }[locale]
