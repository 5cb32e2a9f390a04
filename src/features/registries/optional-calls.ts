// Generated from src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Contract } from '../../calls/call.ts'
import { rolesCalls } from '../roles/calls.ts'
import { secondFactorCalls } from '../../accounts/ways/second-factor/calls.ts'
import { passkeysCalls } from '../../accounts/ways/passkeys/calls.ts'
import { sessionsCalls } from '../../accounts/ways/sessions/calls.ts'
import { apiKeysCalls } from '../../accounts/ways/api-keys/calls.ts'
import { agentsCalls } from '../agents/calls.ts'
import { stepUpCalls } from '../../accounts/ways/step-up/calls.ts'
import { invitationsCalls } from '../../accounts/ways/invitations/calls.ts'
import { signOnCalls } from '../../accounts/ways/sign-on/calls.ts'

/** The calls of the features that not every program has. */
export const optionalCalls: Readonly<Record<string, Contract>> = {
  roles: rolesCalls,
  secondFactor: secondFactorCalls,
  passkeys: passkeysCalls,
  sessions: sessionsCalls,
  apiKeys: apiKeysCalls,
  agents: agentsCalls,
  stepUp: stepUpCalls,
  invitations: invitationsCalls,
  signOn: signOnCalls,
}
