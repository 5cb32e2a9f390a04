import type { FeatureRoutes } from '../../engine/face.ts'
import { withWords } from '../../texts/with-words.ts'

export const activityRoutes: FeatureRoutes = () => [
  {
    path: '/activity',
    lazy: async () => ({ Component: (await withWords(import('./ActivityPage.tsx'))).ActivityPage }),
  },
]
