// Written by scripts/develop/generate.ts: edit src/texts/ and src/features/feature-names.ts instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { calls } from '../../texts/ar/calls.ts'
import { lists } from '../../texts/ar/lists.ts'
import { punctuation } from '../../texts/ar/punctuation.ts'
import { screens } from '../../texts/ar/screens.ts'

/** What the first screens say. */
export const firstWords: Catalogue = {
  calls,
  lists,
  punctuation,
  screens,
}
