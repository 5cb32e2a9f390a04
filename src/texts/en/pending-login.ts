import { words } from '../words.ts'
import type { pendingLogin as french } from '../fr/pending-login.ts'

/** The words of a login whose password was right, and that waits for more. */
export const pendingLogin = words('pendingLogin', {
  title: 'Two-step verification',
  failed: 'The sign-in could not be resumed.',
  startOver: 'Start over',
} satisfies typeof french)
