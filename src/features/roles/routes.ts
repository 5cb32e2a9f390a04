import type { FeatureRoutes } from '../../engine/face.ts'
import { withWords } from '../../texts/with-words.ts'

export const rolesRoutes: FeatureRoutes = () => [
  {
    path: '/roles',
    lazy: async () => ({ Component: (await withWords(import('./RolesPage.tsx'))).RolesPage }),
  },
]
