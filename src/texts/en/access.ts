import type { access as french } from '../fr/access.ts'
import { words } from '../words.ts'

/** What a role may not see or do. */
export const access = words('access', {
  noRight: 'Access denied',
  noRightHint: 'Your role does not let you open this page.',
} satisfies typeof french)
