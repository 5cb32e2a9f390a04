import { words } from '../../../texts/words.ts'
import type { askingAgain as french } from './fr.ts'

/** The words of asking again who it is. */
export const askingAgain = words('askingAgain', {
  title: 'Confirm that it is you',
  hint: 'This touches security. It is done once you have confirmed, which holds for 15 minutes.',
  confirm: 'Confirm',
} satisfies typeof french)
