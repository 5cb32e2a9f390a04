import { words } from '../words.ts'
import type { pendingLogin as french } from '../fr/pending-login.ts'

/** The words of a login whose password was right, and that waits for more. */
export const pendingLogin = words('pendingLogin', {
  title: 'التحقق بخطوتين',
  failed: 'تعذّر استئناف تسجيل الدخول.',
  startOver: 'إعادة تسجيل الدخول من البداية',
} satisfies typeof french)
