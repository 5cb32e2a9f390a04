/** What features may use of the server; nothing else of it is imported by them. */
export type { Backend } from './backend.ts'
export { type AccountEntity, readAuthor } from './caller/account.ts'
export { sessionOf } from './caller/guard.ts'
export type { Session, SessionKey } from './caller/session.ts'
export { readRecordCount } from './database/data-versions.ts'
export {
  type Database,
  inTransaction,
  longStatement,
  type Queries,
  type StoredRow,
  type Tables,
  type Transact,
} from './database/database.ts'
export { yieldToEventLoop } from './database/each-row.ts'
export { comparedColumn, ROW_VERSION } from './database/plan-tables.ts'
export { deletedWith, planColumns, planForAccounts, type PlannedTable } from './database/planned-table.ts'
export { insertAndRead, insertPrepared, runPrepared } from './database/prepared.ts'
export { instant, isHeld, LEASE_MS, leaseRun, leaseTimes, type RunLease } from './database/run-lease.ts'
export { sortKey } from './database/sort-key.ts'
export { startThread } from './database/start-thread.ts'
export { readStoredRoles, storedLabels, type StoredRole } from './database/stored-roles.ts'
export { ACCOUNT_ROLES_TABLE, AUDIT_LOG_TABLE, TRASH_TABLE } from './database/system-tables.ts'
export { holdsUnique } from './database/write-columns.ts'
export { assertValid, HttpError, ValidationError } from './errors/http-error.ts'
export { refusedParameter, unknownEntity, unknownParameter } from './errors/refused-parameter.ts'
export { StartupError } from './errors/startup-error.ts'
export type { ServerFeature } from './feature.ts'
export { answerLines } from './http/answer-lines.ts'
export { buildErrorResponse } from './http/error-response.ts'
export { MAX_BYTES, MAX_DEPTH } from './http/request/parse-bodies.ts'
export { acceptedFiles, refusalOf } from './http/request/read-multipart.ts'
export { readEntity } from './http/request/read-request.ts'
export { type AskedCall, route } from './http/route.ts'
export type { InEachLanguage } from './http/translate-answers.ts'
export {
  assertMay,
  assertMayRunAction,
  assertMayUpdate,
  describeNoRecord,
  listedEntities,
  rowConditions,
  seenRowIds,
  selectSeen,
  writableEntity,
  writableFields,
} from './records/access/access.ts'
export { assertSeen, seesRowsAlone } from './records/access/row-rights.ts'
export { attempt } from './records/attempt.ts'
export { listConditions } from './records/conditions/where-conditions.ts'
export { findKept } from './records/deletion/kept.ts'
export { referringFields } from './records/deletion/referring.ts'
export { restoreRecord } from './records/deletion/restore.ts'
export { describeEntries } from './records/history/describe-entries.ts'
export { newestEntries } from './records/history/newest-entries.ts'
export {
  assertSees,
  readSeenHistory,
  seenChanges,
  seenIds,
  selectSeenInTrash,
} from './records/history/seen-entries.ts'
export { findJoin, type JoinedTable, listTables, OWN } from './records/reading/list-joins.ts'
export { listPage, matchingIds, readListed } from './records/reading/list-page.ts'
export { nestRelations, readRelated } from './records/reading/nest-relations.ts'
export { countRows } from './records/reading/page-of-ids.ts'
export { mayAsk, parseFilters } from './records/reading/parse-filters.ts'
export { parseListQuery } from './records/reading/parse-list-query.ts'
export { countRecords, findRow, readRecord } from './records/reading/read-records.ts'
export { refreshDerived } from './records/refresh-derived.ts'
export { compareRows, NO_ROW } from './records/rows/compare-rows.ts'
export { retryWhileStale, StaleRowError } from './records/rows/conflict.ts'
export {
  addActionEntry,
  addProposalEntry,
  addRoleEntry,
  addStopEntry,
  authorOfRow,
  changesOfRow,
  entryOfRow,
  type RecordName,
} from './records/rows/history-entries.ts'
export {
  assertNoCircle,
  createContext,
  type HookedTransaction,
  hookTransaction,
  programStore,
  refusing,
  runTogether,
  type UnitOfWork,
} from './records/rows/hooks.ts'
export { recordOfRow, rowVersion } from './records/rows/record-of-row.ts'
export { deletedRow, findDeletedRows, moveToTrash } from './records/rows/trash-rows.ts'
export { deleteRow, insertRow, updateRow } from './records/rows/write-rows.ts'
export {
  canWriteTogether,
  readyInsert,
  readyUpdate,
  type ReadyWrite,
  writeTogether,
} from './records/rows/write-together.ts'
export type { Author } from './records/store/author.ts'
export {
  type ChangeListener,
  entityNamed,
  listenTo,
  type RowChange,
  type Store,
} from './records/store/store.ts'
export { throwConstraintErrors } from './records/validation/constraints.ts'
export type { Payload } from './records/validation/parse-payload.ts'
export { togetherOf } from './records/validation/unique-together.ts'
export { examine, validate } from './records/validation/validate.ts'
export { createRecord, destroyRecord, updateRecord } from './records/write-records.ts'
export { defineService, type FeatureService, type RunPrepared, type SentAction } from './service.ts'
