// Generated from src/texts/ and src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import {
  signOn,
  profile,
  links,
  preferences,
  security,
  devices,
  pendingLogin,
} from '../../texts/fr/account.ts'
import { forms, values, drafts, leaving, passwords } from '../../texts/fr/form.ts'
import { sheets, runs } from '../../texts/fr/import.ts'
import {
  filters,
  columnChoice,
  selection,
  pagination,
  listEmpty,
  cells,
  charts,
  customPages,
} from '../../texts/fr/list.ts'
import {
  deletion,
  conflicts,
  history,
  auditLog,
  toasts,
  problems,
  notFound,
  access,
} from '../../texts/fr/record.ts'
import { rules } from '../../texts/fr/rules.ts'
import { home } from '../home/texts/fr.ts'
import { bulk } from '../bulk/texts/fr.ts'
import { actions } from '../actions/texts/fr.ts'
import { imports } from '../import/texts/fr.ts'
import { exports } from '../export/texts/fr.ts'
import { print } from '../print/texts/fr.ts'
import { savedViews } from '../views/texts/fr.ts'
import { related } from '../related/texts/fr.ts'
import { peek } from '../peek/texts/fr.ts'
import { keyboard } from '../palette/texts/fr.ts'
import { live } from '../live/texts/fr.ts'
import { activity } from '../activity/texts/fr.ts'
import { jobs } from '../jobs/texts/fr.ts'
import { webhooks } from '../webhooks/texts/fr.ts'
import { trash } from '../trash/texts/fr.ts'
import { roles } from '../roles/texts/fr.ts'
import { secondFactor } from '../../accounts/ways/second-factor/texts/fr.ts'
import { passkeys } from '../../accounts/ways/passkeys/texts/fr.ts'
import { sessions } from '../../accounts/ways/sessions/texts/fr.ts'
import { apiKeys } from '../../accounts/ways/api-keys/texts/fr.ts'
import { agentTools, proposals } from '../agents/texts/fr.ts'
import { stepUp } from '../../accounts/ways/step-up/texts/fr.ts'
import { invitations } from '../../accounts/ways/invitations/texts/fr.ts'
import { identities } from '../../accounts/ways/sign-on/texts/fr.ts'
import { tree } from '../tree/texts/fr.ts'

/** What all other screens say. */
export const laterWords: Catalogue = {
  signOn,
  profile,
  links,
  preferences,
  security,
  devices,
  pendingLogin,
  forms,
  values,
  drafts,
  leaving,
  passwords,
  sheets,
  runs,
  filters,
  columnChoice,
  selection,
  pagination,
  listEmpty,
  cells,
  charts,
  customPages,
  deletion,
  conflicts,
  history,
  auditLog,
  toasts,
  problems,
  notFound,
  access,
  rules,
  home,
  bulk,
  actions,
  imports,
  exports,
  print,
  savedViews,
  related,
  peek,
  keyboard,
  live,
  activity,
  jobs,
  webhooks,
  trash,
  roles,
  secondFactor,
  passkeys,
  sessions,
  apiKeys,
  agentTools,
  proposals,
  stepUp,
  invitations,
  identities,
  tree,
}
