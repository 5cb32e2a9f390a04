// Written by scripts/develop/generate.ts: edit src/texts/ and src/features/feature-names.ts instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { calls } from '../../texts/en/calls.ts'
import { lists } from '../../texts/en/lists.ts'
import { punctuation } from '../../texts/en/punctuation.ts'
import { screens } from '../../texts/en/screens.ts'

/** What the first screens say. */
export const firstWords: Catalogue = {
  calls,
  lists,
  punctuation,
  screens,
}
