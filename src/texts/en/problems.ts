import type { problems as french } from '../fr/problems.ts'
import { words } from '../words.ts'

/** What can be done where something could not be read; why it could not is told by a toast. */
export const problems = words('problems', {
  away: 'Lists that are already open can still be read, and this screen will appear once the connection is back.',
  refused: 'Your role does not include this screen. The main administrator can give you access to it.',
  missing: 'It may be in the trash. The list shows what exists.',
  failed: 'Try again in a moment. The other screens stay open.',
  unanswered: 'Remove this filter to see the list again.',
} satisfies typeof french)
