// Written by scripts/develop/generate.ts: edit src/texts/ and src/features/feature-names.ts instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { access } from '../../texts/ar/access.ts'
import { auditLog } from '../../texts/ar/audit-log.ts'
import { cells } from '../../texts/ar/cells.ts'
import { charts } from '../../texts/ar/charts.ts'
import { columnChoice } from '../../texts/ar/column-choice.ts'
import { conflicts } from '../../texts/ar/conflicts.ts'
import { deletion } from '../../texts/ar/deletion.ts'
import { devices } from '../../texts/ar/devices.ts'
import { drafts } from '../../texts/ar/drafts.ts'
import { filters } from '../../texts/ar/filters.ts'
import { forms } from '../../texts/ar/forms.ts'
import { history } from '../../texts/ar/history.ts'
import { leaving } from '../../texts/ar/leaving.ts'
import { links } from '../../texts/ar/links.ts'
import { listEmpty } from '../../texts/ar/list-empty.ts'
import { notFound } from '../../texts/ar/not-found.ts'
import { ownScreens } from '../../texts/ar/own-screens.ts'
import { pagination } from '../../texts/ar/pagination.ts'
import { passwords } from '../../texts/ar/passwords.ts'
import { pendingLogin } from '../../texts/ar/pending-login.ts'
import { preferences } from '../../texts/ar/preferences.ts'
import { problems } from '../../texts/ar/problems.ts'
import { profile } from '../../texts/ar/profile.ts'
import { rules } from '../../texts/ar/rules.ts'
import { runs } from '../../texts/ar/runs.ts'
import { security } from '../../texts/ar/security.ts'
import { selection } from '../../texts/ar/selection.ts'
import { sheets } from '../../texts/ar/sheets.ts'
import { signOn } from '../../texts/ar/sign-on.ts'
import { toasts } from '../../texts/ar/toasts.ts'
import { values } from '../../texts/ar/values.ts'
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
import { askingAgain } from '../../accounts/ways/asking-again/texts/ar.ts'
import { invitations } from '../../accounts/ways/invitations/texts/ar.ts'
import { identities } from '../../accounts/ways/sign-on/texts/ar.ts'
import { tree } from '../tree/texts/ar.ts'

/** What all other screens say. */
export const laterWords: Catalogue = {
  access,
  auditLog,
  cells,
  charts,
  columnChoice,
  conflicts,
  deletion,
  devices,
  drafts,
  filters,
  forms,
  history,
  leaving,
  links,
  listEmpty,
  notFound,
  ownScreens,
  pagination,
  passwords,
  pendingLogin,
  preferences,
  problems,
  profile,
  rules,
  runs,
  security,
  selection,
  sheets,
  signOn,
  toasts,
  values,
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
  askingAgain,
  invitations,
  identities,
  tree,
}
