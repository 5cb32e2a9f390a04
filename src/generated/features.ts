// Generated from entities/: edit that instead, then run "npm run generate".
import type { Feature } from '../engine/slots.tsx'
import { secondFactorFeature } from '../accounts/ways/second-factor/screen.ts'
import { sessionsFeature } from '../accounts/ways/sessions/screen.ts'
import { stepUpFeature } from '../accounts/ways/step-up/screen.ts'
import { invitationsFeature } from '../accounts/ways/invitations/screen.ts'

/** What the features of this program put into the slots, beside those of every program. */
export const ownFeatures: readonly Feature[] = [
  secondFactorFeature,
  sessionsFeature,
  stepUpFeature,
  invitationsFeature,
]
