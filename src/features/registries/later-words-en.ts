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
} from '../../texts/en/account.ts'
import { forms, values, drafts, leaving, passwords } from '../../texts/en/form.ts'
import { sheets, runs } from '../../texts/en/import.ts'
import {
  filters,
  columnChoice,
  selection,
  pagination,
  listEmpty,
  cells,
  charts,
  customPages,
} from '../../texts/en/list.ts'
import {
  deletion,
  conflicts,
  history,
  auditLog,
  toasts,
  problems,
  notFound,
  access,
} from '../../texts/en/record.ts'
import { rules } from '../../texts/en/rules.ts'
import { home } from '../home/texts/en.ts'
import { bulk } from '../bulk/texts/en.ts'
import { actions } from '../actions/texts/en.ts'
import { imports } from '../import/texts/en.ts'
import { exports } from '../export/texts/en.ts'
import { print } from '../print/texts/en.ts'
import { savedViews } from '../views/texts/en.ts'
import { related } from '../related/texts/en.ts'
import { peek } from '../peek/texts/en.ts'
import { keyboard } from '../palette/texts/en.ts'
import { live } from '../live/texts/en.ts'
import { activity } from '../activity/texts/en.ts'
import { jobs } from '../jobs/texts/en.ts'
import { webhooks } from '../webhooks/texts/en.ts'
import { trash } from '../trash/texts/en.ts'
import { roles } from '../roles/texts/en.ts'
import { secondFactor } from '../../accounts/ways/second-factor/texts/en.ts'
import { passkeys } from '../../accounts/ways/passkeys/texts/en.ts'
import { sessions } from '../../accounts/ways/sessions/texts/en.ts'
import { apiKeys } from '../../accounts/ways/api-keys/texts/en.ts'
import { agentTools, proposals } from '../agents/texts/en.ts'
import { stepUp } from '../../accounts/ways/step-up/texts/en.ts'
import { invitations } from '../../accounts/ways/invitations/texts/en.ts'
import { identities } from '../../accounts/ways/sign-on/texts/en.ts'
import { tree } from '../tree/texts/en.ts'

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
