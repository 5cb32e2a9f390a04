import type { Suite } from '../harness/run-suites.ts'
import { accessCacheSuite } from './access/access-cache.ts'
import { accessSuite } from './access/access.ts'
import { accessWalkSuite } from './access/access-walk.ts'
import { accountsSuite } from './accounts/accounts.ts'
import { actionsSuite } from './behaviour/actions.ts'
import { agentDoorSuite } from './features/agent-door.ts'
import { agentFilesSuite } from './features/agent-files.ts'
import { agentProposalsSuite } from './features/agent-proposals.ts'
import { agentsSuite } from './features/agents.ts'
import { apiKeysSuite } from './accounts/api-keys.ts'
import { answersSuite } from './answers/answers.ts'
import { collationSuite } from './list/collation.ts'
import { comparisonsSuite } from './list/comparisons.ts'
import { basePathSuite } from './answers/base-path.ts'
import { hostCallersSuite } from './accounts/host-callers.ts'
import { askedAlikeSuite } from './list/asked-alike.ts'
import { stepUpSuite } from './accounts/step-up.ts'
import { conditionsSuite } from './validation/conditions.ts'
import { dayBoundsSuite } from './validation/day-bounds.ts'
import { daysSuite } from './list/days.ts'
import { derivedSuite } from './records/derived.ts'
import { doorsSuite } from './doors/abuse.ts'
import { halfDoneSuite } from './doors/half-done.ts'
import { overSuite } from './doors/over.ts'
import { powerCutsSuite } from './doors/power-cuts.ts'
import { drivingSchoolRowsSuite } from './access/driving-school-rows.ts'
import { drivingSchoolSuite } from './behaviour/driving-school.ts'
import { fieldKindsSuite } from './records/field-kinds.ts'
import { foldingSuite } from './list/folding.ts'
import { carriedNamesSuite } from './schema-changes/carried-names.ts'
import { tableNamesSuite } from './validation/table-names.ts'
import { formerNamesSuite } from './schema-changes/former-names.ts'
import { hooksSuite } from './behaviour/hooks.ts'
import { jobsSuite } from './behaviour/jobs.ts'
import { keptLanguagesSuite } from './list/kept-languages.ts'
import { listJsonSuite } from './list/list-json.ts'
import { listFiltersSuite } from './list/list-filters.ts'
import { rowRulesSuite } from './access/row-rules.ts'
import { rowsFiltersSuite } from './list/rows-filters.ts'
import { invitationsSuite } from './accounts/links/invitations.ts'
import { newDevicesSuite } from './accounts/links/new-devices.ts'
import { recoverySuite } from './accounts/links/recovery.ts'
import { toldChangesSuite } from './accounts/links/told-changes.ts'
import { commonPasswordsSuite } from './accounts/passwords/common-passwords.ts'
import { ownPasswordsSuite } from './accounts/passwords/own-passwords.ts'
import { optionalPasswordsSuite } from './accounts/passwords/optional-passwords.ts'
import { locksSuite } from './validation/locks.ts'
import { loginNamesSuite } from './accounts/login-names.ts'
import { narrowingsSuite } from './validation/narrowings.ts'
import { ownEndpointsSuite } from './behaviour/custom-endpoints.ts'
import { parameterBoundsSuite } from './list/parameter-bounds.ts'
import { recordsSuite } from './behaviour/records.ts'
import { refusalsSuite } from './access/refusals.ts'
import { relationsSuite } from './records/relations.ts'
import { rolesInDataSuite } from './access/roles-in-data.ts'
import { actionsOfRolesSuite } from './access/actions-of-roles.ts'
import { impersonationSuite } from './access/impersonation.ts'
import { passkeysBesideProvidersSuite } from './accounts/passkeys-beside-providers.ts'
import { passkeysSuite } from './accounts/passkeys.ts'
import { rollupsTogetherSuite } from './records/rollups-together.ts'
import { rollupsSuite } from './records/rollups.ts'
import { schemaChangesSuite } from './schema-changes/schema-changes.ts'
import { searchLanguagesSuite } from './list/search-languages.ts'
import { factorAtLoginSuite } from './accounts/second-factor/at-login.ts'
import { signOnSuite } from './accounts/sign-on.ts'
import { ownFactorSuite } from './accounts/second-factor/own-factor.ts'
import { codeProofSuite } from './accounts/second-factor/proof.ts'
import { requiredFactorSuite } from './accounts/second-factor/required.ts'
import { requiredPasskeySuite } from './accounts/second-factor/required-passkey.ts'
import { twoTabsSuite } from './accounts/second-factor/two-tabs.ts'
import { sealSuite } from './accounts/second-factor/seal.ts'
import { signOnAddressSuite } from './accounts/sign-on-address.ts'
import { signOnIdentitiesSuite } from './accounts/sign-on-identities.ts'
import { signOnLogoutSuite } from './accounts/sign-on-logout.ts'
import { sessionListSuite } from './accounts/session-list.ts'
import { accountStatusSuite } from './accounts/account-status.ts'
import { sheetLanguagesSuite } from './features/sheet-languages.ts'
import { severalRolesSuite } from './access/several-roles.ts'
import { stagesSuite } from './validation/stages.ts'
import { startsSuite } from './records/starts.ts'
import { uniqueFieldsSuite } from './validation/unique-fields.ts'
import { uniqueTogetherSuite } from './validation/unique-together.ts'
import { widgetWheresSuite } from './features/widget-wheres.ts'
import { webhooksSuite } from './behaviour/webhooks.ts'

/** What must be true of every program, by sample entities. */
export const suites: readonly Suite[] = [
  actionsSuite,
  listFiltersSuite,
  rowsFiltersSuite,
  jobsSuite,
  accessSuite,
  accessCacheSuite,
  severalRolesSuite,
  rowRulesSuite,
  rolesInDataSuite,
  powerCutsSuite,
  halfDoneSuite,
  overSuite,
  locksSuite,
  loginNamesSuite,
  foldingSuite,
  derivedSuite,
  collationSuite,
  searchLanguagesSuite,
  comparisonsSuite,
  parameterBoundsSuite,
  askedAlikeSuite,
  conditionsSuite,
  daysSuite,
  dayBoundsSuite,
  fieldKindsSuite,
  uniqueFieldsSuite,
  uniqueTogetherSuite,
  recordsSuite,
  rollupsTogetherSuite,
  rollupsSuite,
  relationsSuite,
  drivingSchoolSuite,
  drivingSchoolRowsSuite,
  schemaChangesSuite,
  formerNamesSuite,
  tableNamesSuite,
  carriedNamesSuite,
  accountsSuite,
  refusalsSuite,
  agentProposalsSuite,
  narrowingsSuite,
  widgetWheresSuite,
  actionsOfRolesSuite,
  sessionListSuite,
  accountStatusSuite,
  invitationsSuite,
  listJsonSuite,
  twoTabsSuite,
  stagesSuite,
  startsSuite,
  hooksSuite,
  agentsSuite,
  agentDoorSuite,
  agentFilesSuite,
  apiKeysSuite,
  answersSuite,
  basePathSuite,
  hostCallersSuite,
  ownEndpointsSuite,
  webhooksSuite,
  accessWalkSuite,
  impersonationSuite,
  factorAtLoginSuite,
  doorsSuite,
  signOnSuite,
  ownFactorSuite,
  codeProofSuite,
  requiredFactorSuite,
  requiredPasskeySuite,
  sealSuite,
  signOnAddressSuite,
  signOnIdentitiesSuite,
  signOnLogoutSuite,
  recoverySuite,
  toldChangesSuite,
  newDevicesSuite,
  commonPasswordsSuite,
  ownPasswordsSuite,
  optionalPasswordsSuite,
  stepUpSuite,
  passkeysSuite,
  passkeysBesideProvidersSuite,
  sheetLanguagesSuite,
  keptLanguagesSuite,
]
