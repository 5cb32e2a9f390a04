// Written by scripts/develop/generate.ts: edit src/texts/ and src/features/feature-names.ts instead, then run "npm run generate".
import type { Catalogue } from '../../texts/translation.ts'
import { access } from '../../texts/fr/access.ts'
import { auditLog } from '../../texts/fr/audit-log.ts'
import { cells } from '../../texts/fr/cells.ts'
import { charts } from '../../texts/fr/charts.ts'
import { columnChoice } from '../../texts/fr/column-choice.ts'
import { conflicts } from '../../texts/fr/conflicts.ts'
import { deletion } from '../../texts/fr/deletion.ts'
import { devices } from '../../texts/fr/devices.ts'
import { drafts } from '../../texts/fr/drafts.ts'
import { filters } from '../../texts/fr/filters.ts'
import { forms } from '../../texts/fr/forms.ts'
import { history } from '../../texts/fr/history.ts'
import { leaving } from '../../texts/fr/leaving.ts'
import { links } from '../../texts/fr/links.ts'
import { listEmpty } from '../../texts/fr/list-empty.ts'
import { notFound } from '../../texts/fr/not-found.ts'
import { ownScreens } from '../../texts/fr/own-screens.ts'
import { pagination } from '../../texts/fr/pagination.ts'
import { passwords } from '../../texts/fr/passwords.ts'
import { pendingLogin } from '../../texts/fr/pending-login.ts'
import { preferences } from '../../texts/fr/preferences.ts'
import { problems } from '../../texts/fr/problems.ts'
import { profile } from '../../texts/fr/profile.ts'
import { rules } from '../../texts/fr/rules.ts'
import { runs } from '../../texts/fr/runs.ts'
import { security } from '../../texts/fr/security.ts'
import { selection } from '../../texts/fr/selection.ts'
import { sheets } from '../../texts/fr/sheets.ts'
import { signOn } from '../../texts/fr/sign-on.ts'
import { toasts } from '../../texts/fr/toasts.ts'
import { values } from '../../texts/fr/values.ts'
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
import { askingAgain } from '../../accounts/ways/asking-again/texts/fr.ts'
import { invitations } from '../../accounts/ways/invitations/texts/fr.ts'
import { identities } from '../../accounts/ways/sign-on/texts/fr.ts'
import { tree } from '../tree/texts/fr.ts'

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
