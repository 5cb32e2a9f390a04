// Generated from src/texts/ and src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { firstWords } from './first-words-ar.ts'
import { laterWords } from './later-words-ar.ts'
import { answers, parameters } from '../../texts/ar/server.ts'
import { bulkAnswers } from '../bulk/texts/ar.ts'
import { actionAnswers } from '../actions/texts/ar.ts'
import { exportAnswers } from '../export/texts/ar.ts'
import { viewAnswers } from '../views/texts/ar.ts'
import { rolesAnswers } from '../roles/texts/ar.ts'
import { secondFactorAnswers } from '../../accounts/ways/second-factor/texts/ar.ts'
import { passkeyAnswers } from '../../accounts/ways/passkeys/texts/ar.ts'
import { sessionsAnswers } from '../../accounts/ways/sessions/texts/ar.ts'
import { apiKeyAnswers } from '../../accounts/ways/api-keys/texts/ar.ts'
import { agentAnswers } from '../agents/texts/ar.ts'
import { invitationsAnswers } from '../../accounts/ways/invitations/texts/ar.ts'
import { signOnAnswers } from '../../accounts/ways/sign-on/texts/ar.ts'

/** What screens and servers say. */
export const catalogue: Catalogue = {
  ...firstWords,
  ...laterWords,
  answers,
  parameters,
  bulkAnswers,
  actionAnswers,
  exportAnswers,
  viewAnswers,
  rolesAnswers,
  secondFactorAnswers,
  passkeyAnswers,
  sessionsAnswers,
  apiKeyAnswers,
  agentAnswers,
  invitationsAnswers,
  signOnAnswers,
}
