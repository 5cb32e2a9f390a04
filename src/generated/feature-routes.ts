// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { FeatureRoutes } from '../engine/feature.ts'
import { secondFactorRoutes } from '../accounts/ways/second-factor/routes.ts'
import { sessionsRoutes } from '../accounts/ways/sessions/routes.ts'
import { askingAgainRoutes } from '../accounts/ways/asking-again/routes.ts'
import { invitationsRoutes } from '../accounts/ways/invitations/routes.ts'

/** The screens of what this program has beside the features of every program. */
export const ownFeatureRoutes: readonly FeatureRoutes[] = [
  secondFactorRoutes,
  sessionsRoutes,
  askingAgainRoutes,
  invitationsRoutes,
]
