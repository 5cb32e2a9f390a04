import type { Suite } from '../harness/run-suites.ts'
import { accessCacheSuite } from './access-cache.ts'
import { accessSuite } from './access.ts'
import { accessWalkSuite } from './access-walk.ts'
import { accountsSuite } from './accounts.ts'
import { actionsSuite } from './actions.ts'
import { agentDoorSuite } from './agent-door.ts'
import { agentFilesSuite } from './agent-files.ts'
import { agentProposalsSuite } from './agent-proposals.ts'
import { agentsSuite } from './agents.ts'
import { apiKeysSuite } from './api-keys.ts'
import { answersSuite } from './answers.ts'
import { collationSuite } from './collation.ts'
import { comparisonsSuite } from './comparisons.ts'
import { askedAlikeSuite } from './asked-alike.ts'
import { stepUpSuite } from './step-up.ts'
import { conditionsSuite } from './conditions.ts'
import { dayBoundsSuite } from './day-bounds.ts'
import { daysSuite } from './days.ts'
import { derivedSuite } from './derived.ts'
import { doorsSuite } from './doors/abuse.ts'
import { halfDoneSuite } from './doors/half-done.ts'
import { overSuite } from './doors/over.ts'
import { powerCutsSuite } from './doors/power-cuts.ts'
import { drivingSchoolRowsSuite } from './driving-school-rows.ts'
import { drivingSchoolSuite } from './driving-school.ts'
import { fieldKindsSuite } from './field-kinds.ts'
import { foldingSuite } from './folding.ts'
import { carriedNamesSuite } from './carried-names.ts'
import { tableNamesSuite } from './table-names.ts'
import { formerNamesSuite } from './former-names.ts'
import { hooksSuite } from './hooks.ts'
import { jobsSuite } from './jobs.ts'
import { keptLanguagesSuite } from './kept-languages.ts'
import { listJsonSuite } from './list-json.ts'
import { listFiltersSuite } from './list-filters.ts'
import { rowRulesSuite } from './row-rules.ts'
import { rowsFiltersSuite } from './rows-filters.ts'
import { invitationsSuite } from './links/invitations.ts'
import { newDevicesSuite } from './links/new-devices.ts'
import { recoverySuite } from './links/recovery.ts'
import { toldChangesSuite } from './links/told-changes.ts'
import { commonPasswordsSuite } from './passwords/common-passwords.ts'
import { ownPasswordsSuite } from './passwords/own-passwords.ts'
import { optionalPasswordsSuite } from './passwords/optional-passwords.ts'
import { locksSuite } from './locks.ts'
import { loginNamesSuite } from './login-names.ts'
import { narrowingsSuite } from './narrowings.ts'
import { ownEndpointsSuite } from './custom-endpoints.ts'
import { parameterBoundsSuite } from './parameter-bounds.ts'
import { recordsSuite } from './records.ts'
import { refusalsSuite } from './refusals.ts'
import { relationsSuite } from './relations.ts'
import { rolesInDataSuite } from './roles-in-data.ts'
import { actionsOfRolesSuite } from './actions-of-roles.ts'
import { impersonationSuite } from './impersonation.ts'
import { passkeysBesideProvidersSuite } from './passkeys-beside-providers.ts'
import { passkeysSuite } from './passkeys.ts'
import { rollupsTogetherSuite } from './rollups-together.ts'
import { rollupsSuite } from './rollups.ts'
import { schemaChangesSuite } from './schema-changes.ts'
import { searchLanguagesSuite } from './search-languages.ts'
import { factorAtLoginSuite } from './second-factor/at-login.ts'
import { signOnSuite } from './sign-on.ts'
import { ownFactorSuite } from './second-factor/own-factor.ts'
import { codeProofSuite } from './second-factor/proof.ts'
import { requiredFactorSuite } from './second-factor/required.ts'
import { requiredPasskeySuite } from './second-factor/required-passkey.ts'
import { twoTabsSuite } from './second-factor/two-tabs.ts'
import { sealSuite } from './second-factor/seal.ts'
import { signOnAddressSuite } from './sign-on-address.ts'
import { signOnIdentitiesSuite } from './sign-on-identities.ts'
import { signOnLogoutSuite } from './sign-on-logout.ts'
import { sessionListSuite } from './session-list.ts'
import { accountStatusSuite } from './account-status.ts'
import { sheetLanguagesSuite } from './sheet-languages.ts'
import { severalRolesSuite } from './several-roles.ts'
import { stagesSuite } from './stages.ts'
import { startsSuite } from './starts.ts'
import { uniqueFieldsSuite } from './unique-fields.ts'
import { uniqueTogetherSuite } from './unique-together.ts'
import { widgetWheresSuite } from './widget-wheres.ts'
import { webhooksSuite } from './webhooks.ts'

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
