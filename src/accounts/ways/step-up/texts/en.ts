import { words } from '../../../../texts/words.ts'
import type { stepUp as french } from './fr.ts'

/** The words of asking again who it is. */
export const stepUp = words('stepUp', {
  title: 'Confirm that it is you',
  hint: 'This affects security. Confirm to go on; you will not be asked again for 15 minutes.',
  confirm: 'Confirm',
} satisfies typeof french)
