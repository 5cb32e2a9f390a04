import type { access as french } from '../fr/access.ts'
import { words } from '../words.ts'

/** What a role may not see or do. */
export const access = words('access', {
  noRight: 'الدخول مرفوض',
  noRightHint: 'دورك لا يسمح بفتح هذه الصفحة.',
} satisfies typeof french)
