import type { FeatureRoutes } from '../../engine/face.ts'
import { withWords } from '../../texts/with-words.ts'

export const trashRoutes: FeatureRoutes = () => [
  {
    path: '/trash',
    lazy: async () => ({ Component: (await withWords(import('./TrashPage.tsx'))).TrashPage }),
  },
]
