// Generated from src/texts/ and src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { firstWords } from './first-words-fr.ts'
import { laterWords } from './later-words-fr.ts'
import { answers, parameters } from '../../texts/fr/server.ts'
import { bulkAnswers } from '../bulk/texts/fr.ts'
import { actionAnswers } from '../actions/texts/fr.ts'
import { exportAnswers } from '../export/texts/fr.ts'
import { viewAnswers } from '../views/texts/fr.ts'
import { rolesAnswers } from '../roles/texts/fr.ts'
import { secondFactorAnswers } from '../../accounts/ways/second-factor/texts/fr.ts'
import { passkeyAnswers } from '../../accounts/ways/passkeys/texts/fr.ts'
import { sessionsAnswers } from '../../accounts/ways/sessions/texts/fr.ts'
import { apiKeyAnswers } from '../../accounts/ways/api-keys/texts/fr.ts'
import { agentAnswers } from '../agents/texts/fr.ts'
import { invitationsAnswers } from '../../accounts/ways/invitations/texts/fr.ts'
import { signOnAnswers } from '../../accounts/ways/sign-on/texts/fr.ts'

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
