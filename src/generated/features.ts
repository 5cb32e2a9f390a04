// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { Feature } from '../engine/slots.tsx'
import { secondFactorFeature } from '../accounts/ways/second-factor/screen.ts'
import { sessionsFeature } from '../accounts/ways/sessions/screen.ts'
import { askingAgainFeature } from '../accounts/ways/asking-again/screen.ts'
import { invitationsFeature } from '../accounts/ways/invitations/screen.ts'

/** What the features of this program put into the slots, beside those of every program. */
export const ownFeatures: readonly Feature[] = [
  secondFactorFeature,
  sessionsFeature,
  askingAgainFeature,
  invitationsFeature,
]
