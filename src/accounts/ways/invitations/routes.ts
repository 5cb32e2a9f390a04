import type { FeatureRoutes } from '../../../engine/feature.ts'
import { withWords } from '../../../texts/with-words.ts'

export const invitationsRoutes: FeatureRoutes = () => [
  {
    path: '/invitations',
    lazy: async () => ({
      Component: (await withWords(import('./InvitationsPage.tsx'))).InvitationsPage,
    }),
  },
]
