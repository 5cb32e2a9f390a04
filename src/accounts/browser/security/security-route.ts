import type { RouteObject } from 'react-router-dom'
import { withWords } from '../../../texts/with-words.ts'

/** The screen of what keeps one's own account safe, of every feature that puts something there. */
export const securityRoute: RouteObject = {
  path: '/profile/security',
  lazy: async () => ({ Component: (await withWords(import('./SecurityPage.tsx'))).SecurityPage }),
}
