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
} from '../../texts/ar/account.ts'
import { forms, values, drafts, leaving, passwords } from '../../texts/ar/form.ts'
import { sheets, runs } from '../../texts/ar/import.ts'
import {
  filters,
  columnChoice,
  selection,
  pagination,
  listEmpty,
  cells,
  charts,
  customPages,
} from '../../texts/ar/list.ts'
import {
  deletion,
  conflicts,
  history,
  auditLog,
  toasts,
  problems,
  notFound,
  access,
} from '../../texts/ar/record.ts'
import { rules } from '../../texts/ar/rules.ts'
import { home } from '../home/texts/ar.ts'
import { bulk } from '../bulk/texts/ar.ts'
import { actions } from '../actions/texts/ar.ts'
import { imports } from '../import/texts/ar.ts'
import { exports } from '../export/texts/ar.ts'
import { print } from '../print/texts/ar.ts'
import { savedViews } from '../views/texts/ar.ts'
import { related } from '../related/texts/ar.ts'
import { peek } from '../peek/texts/ar.ts'
import { keyboard } from '../palette/texts/ar.ts'
import { live } from '../live/texts/ar.ts'
import { activity } from '../activity/texts/ar.ts'
import { jobs } from '../jobs/texts/ar.ts'
import { webhooks } from '../webhooks/texts/ar.ts'
import { trash } from '../trash/texts/ar.ts'
import { roles } from '../roles/texts/ar.ts'
import { secondFactor } from '../../accounts/ways/second-factor/texts/ar.ts'
import { passkeys } from '../../accounts/ways/passkeys/texts/ar.ts'
import { sessions } from '../../accounts/ways/sessions/texts/ar.ts'
import { apiKeys } from '../../accounts/ways/api-keys/texts/ar.ts'
import { agentTools, proposals } from '../agents/texts/ar.ts'
import { stepUp } from '../../accounts/ways/step-up/texts/ar.ts'
import { invitations } from '../../accounts/ways/invitations/texts/ar.ts'
import { identities } from '../../accounts/ways/sign-on/texts/ar.ts'
import { tree } from '../tree/texts/ar.ts'

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
