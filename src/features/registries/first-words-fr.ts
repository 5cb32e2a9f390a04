// Generated from src/texts/ and src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { screens, lists, calls, punctuation } from '../../texts/fr/frame.ts'

/** What the first screens say. */
export const firstWords: Catalogue = {
  screens,
  lists,
  calls,
  punctuation,
}
