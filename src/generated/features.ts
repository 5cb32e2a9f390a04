// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { FeatureRoutes } from '../engine/feature-routes.ts'
import type { Feature } from '../engine/slots.tsx'

/** What the features of this program put into the slots, beside those of every program. */
export const ownFeatures: readonly Feature[] = []

/** The screens of these. */
export const ownFeatureRoutes: readonly FeatureRoutes[] = []
