import type { ownScreens as french } from '../fr/own-screens.ts'
import { words } from '../words.ts'

/** The words around what a program's own screens show. */
export const ownScreens = words('ownScreens', {
  failed: 'تعذّر تحميل هذه الشاشة.',
  more: 'هناك بطاقات أكثر مما تعرضه هذه الشاشة.',
} satisfies typeof french)
