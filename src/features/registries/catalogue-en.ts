// Generated from src/texts/ and src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { firstWords } from './first-words-en.ts'
import { laterWords } from './later-words-en.ts'
import { answers, parameters } from '../../texts/en/server.ts'
import { bulkAnswers } from '../bulk/texts/en.ts'
import { actionAnswers } from '../actions/texts/en.ts'
import { exportAnswers } from '../export/texts/en.ts'
import { viewAnswers } from '../views/texts/en.ts'
import { rolesAnswers } from '../roles/texts/en.ts'
import { secondFactorAnswers } from '../../accounts/ways/second-factor/texts/en.ts'
import { passkeyAnswers } from '../../accounts/ways/passkeys/texts/en.ts'
import { sessionsAnswers } from '../../accounts/ways/sessions/texts/en.ts'
import { apiKeyAnswers } from '../../accounts/ways/api-keys/texts/en.ts'
import { agentAnswers } from '../agents/texts/en.ts'
import { invitationsAnswers } from '../../accounts/ways/invitations/texts/en.ts'
import { signOnAnswers } from '../../accounts/ways/sign-on/texts/en.ts'

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
