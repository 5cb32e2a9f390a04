import type { FeatureRoutes } from '../../../engine/feature.ts'
import { withWords } from '../../../texts/with-words.ts'

/** The screen of what keeps one's own account safe, where a way to log in puts something there. */
export const securityRoutes: FeatureRoutes = () => [
  {
    path: '/profile/security',
    lazy: async () => ({ Component: (await withWords(import('./SecurityPage.tsx'))).SecurityPage }),
  },
]
