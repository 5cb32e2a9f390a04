// Generated from entities/: edit that instead, then run "npm run generate".
import type { FeatureRoutes } from '../engine/feature.ts'
import { securityRoutes } from '../accounts/browser/security/security-routes.ts'
import { invitationsRoutes } from '../accounts/ways/invitations/routes.ts'

/** The screens of what this program has beside the features of every program. */
export const ownFeatureRoutes: readonly FeatureRoutes[] = [securityRoutes, invitationsRoutes]
