import type { ownScreens as french } from '../fr/own-screens.ts'
import { words } from '../words.ts'

/** The words around what a program's own screens show. */
export const ownScreens = words('ownScreens', {
  failed: 'This screen could not be loaded.',
  more: 'There are more records than this screen shows.',
} satisfies typeof french)
