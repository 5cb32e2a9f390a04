import type { security as french } from '../fr/security.ts'
import { words } from '../words.ts'

/** The words of what keeps one's own account safe. */
export const security = words('security', {
  title: 'الأمان',
} satisfies typeof french)
