// Written by scripts/develop/generate.ts: edit src/texts/ and src/features/feature-names.ts instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { access } from '../../texts/en/access.ts'
import { auditLog } from '../../texts/en/audit-log.ts'
import { cells } from '../../texts/en/cells.ts'
import { charts } from '../../texts/en/charts.ts'
import { columnChoice } from '../../texts/en/column-choice.ts'
import { conflicts } from '../../texts/en/conflicts.ts'
import { deletion } from '../../texts/en/deletion.ts'
import { devices } from '../../texts/en/devices.ts'
import { drafts } from '../../texts/en/drafts.ts'
import { filters } from '../../texts/en/filters.ts'
import { forms } from '../../texts/en/forms.ts'
import { history } from '../../texts/en/history.ts'
import { leaving } from '../../texts/en/leaving.ts'
import { links } from '../../texts/en/links.ts'
import { listEmpty } from '../../texts/en/list-empty.ts'
import { notFound } from '../../texts/en/not-found.ts'
import { ownScreens } from '../../texts/en/own-screens.ts'
import { pagination } from '../../texts/en/pagination.ts'
import { passwords } from '../../texts/en/passwords.ts'
import { pendingLogin } from '../../texts/en/pending-login.ts'
import { preferences } from '../../texts/en/preferences.ts'
import { problems } from '../../texts/en/problems.ts'
import { profile } from '../../texts/en/profile.ts'
import { rules } from '../../texts/en/rules.ts'
import { runs } from '../../texts/en/runs.ts'
import { security } from '../../texts/en/security.ts'
import { selection } from '../../texts/en/selection.ts'
import { sheets } from '../../texts/en/sheets.ts'
import { signOn } from '../../texts/en/sign-on.ts'
import { toasts } from '../../texts/en/toasts.ts'
import { values } from '../../texts/en/values.ts'
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
import { askingAgain } from '../../accounts/ways/asking-again/texts/en.ts'
import { invitations } from '../../accounts/ways/invitations/texts/en.ts'
import { identities } from '../../accounts/ways/sign-on/texts/en.ts'
import { tree } from '../tree/texts/en.ts'

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
