import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '#texts/answers.ts'
import type { StoredRow } from '../database/database.ts'
import { HttpError } from '../errors/http-error.ts'
import { seesRow } from './access.ts'
import type { Author } from './history.ts'
import type { UnitOfWork } from './hooks.ts'
import type { Store } from './store.ts'
import { insertRow, updateRow } from './write-rows.ts'

// Every creation and update in a caller's name, by a form or a file: nobody writes a record that they would not see.

type Caller = Pick<Store, 'rights'>

/** @returns the new row. @throws HttpError, which takes the write back. */
export async function insertSeen(
  caller: Caller,
  unit: UnitOfWork,
  entity: AnyEntity,
  values: { readonly columns: StoredRow; readonly chosen: StoredRow },
  by: Author,
  source?: string,
): Promise<StoredRow> {
  return assertSeen(caller, entity, await insertRow(unit, entity, values, by, source))
}

/** @returns the updated row. @throws HttpError, which takes the write back; StaleRowError as `updateRow`. */
export async function updateSeen(
  caller: Caller,
  unit: UnitOfWork,
  entity: AnyEntity,
  change: { readonly before: StoredRow; readonly columns: StoredRow },
  by: Author,
  source?: string,
): Promise<StoredRow> {
  return assertSeen(caller, entity, await updateRow(unit, entity, change, by, source))
}

/** Whether a write can be refused for what the caller would see of it. */
export function seesRowsAlone({ rights }: Caller, { name }: AnyEntity): boolean {
  return rights.rows(name).length > 0
}

function assertSeen(caller: Caller, { name }: AnyEntity, row: StoredRow): StoredRow {
  if (!seesRow(caller, name, row)) throw new HttpError(403, answers.noRightToRecord)
  return row
}
