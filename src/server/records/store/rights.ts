import type { RawBuilder, SqlBool } from 'kysely'
import type { Operation, Who } from '../../../schema/access/access.ts'
import { UNLOCKED, type Locked } from '../../../kinds/core/form/locks.ts'
import type { Action } from '../../../schema/entity/action.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRow } from '../../database/database.ts'

/** The rows of a table that somebody sees. */
export interface RowLimit {
  /** What is asked, by which limits are told apart: statements and answers are kept by it. */
  readonly key: string
  /** What they meet, as SQL about the table under this alias. @throws Error for a rule that cannot be asked. */
  condition(alias: string): RawBuilder<SqlBool>
  /** The same of rows as they were before they were deleted. What cannot be told of them any more is not met. */
  deletedCondition(alias: string): RawBuilder<SqlBool>
}

/** What the caller of a store may see and do: every read and write of records asks it. */
export interface Rights {
  /** Tells cached answers apart, so it says all that an answer depends on; empty for whoever may everything. */
  readonly key: string
  /** Whether a list of roles names the caller. */
  isNamed(who: Who | undefined): boolean
  /** Whether the caller runs and stops the jobs of an entity that they read. */
  mayRunJobs(entity: AnyEntity): boolean
  /** Whether the caller, who may update its records, runs an action or a move of an entity: what `actionsOf` has under this name. */
  mayRunAction(entity: AnyEntity, name: string, action: Pick<Action, 'roles'>): boolean
  may(action: Operation, entity: AnyEntity): boolean
  mayWrite(entity: AnyEntity, field: string): boolean
  /** The rows of a table that the caller sees; null where they see all. */
  rows(table: string): RowLimit | null
  /** What keeps one record from a caller who may update others. @throws HttpError */
  assertMayUpdate(entity: AnyEntity, id: number): void
  /** What keeps one record from being deleted by a caller who may delete others. @throws HttpError */
  assertMayDestroy(entity: AnyEntity, id: number): void
  /** What a stored row does not let the caller do; the program itself may all. */
  lockOn(entity: AnyEntity, row: StoredRow): Locked
}

/** Those of a stranger. */
export const NO_RIGHTS: Rights = {
  key: 'nobody',
  isNamed: () => false,
  mayRunJobs: () => false,
  mayRunAction: () => false,
  may: () => false,
  mayWrite: () => false,
  rows: () => null,
  assertMayUpdate() {},
  assertMayDestroy() {},
  lockOn: () => UNLOCKED,
}

/** Those of the program itself. */
export const ALL_RIGHTS: Rights = {
  key: '',
  isNamed: () => true,
  mayRunJobs: () => true,
  mayRunAction: () => true,
  may: () => true,
  mayWrite: () => true,
  rows: () => null,
  assertMayUpdate() {},
  assertMayDestroy() {},
  lockOn: () => UNLOCKED,
}
