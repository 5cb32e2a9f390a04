// Written by scripts/develop/generate.ts: edit src/texts/ and src/features/feature-names.ts instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { calls } from '../../texts/fr/calls.ts'
import { lists } from '../../texts/fr/lists.ts'
import { punctuation } from '../../texts/fr/punctuation.ts'
import { screens } from '../../texts/fr/screens.ts'

/** What the first screens say. */
export const firstWords: Catalogue = {
  calls,
  lists,
  punctuation,
  screens,
}
