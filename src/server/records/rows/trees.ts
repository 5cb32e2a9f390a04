import { sql } from 'kysely'
import { relationsOf } from '../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../../texts/locale.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { readOrWriteState } from '../../database/state.ts'
import { STATE_TABLE } from '../../database/system-tables.ts'
import { assertValid } from '../../errors/http-error.ts'

/** Whether a record is another one or stands below it, by the field that names the record above each. */
export async function isWithin(
  queries: Queries,
  entity: AnyEntity,
  column: string,
  { id, top }: { readonly id: number; readonly top: number },
): Promise<boolean> {
  const own = sql.table(entity.name)
  // "union" leaves out what was met before, so that this ends whatever is stored.
  const { rows } = await sql`
    with recursive above (id) as (
      select id from ${own} where id = ${id}
      union
      select ${sql.ref(`${entity.name}.${column}`)} from ${own} join above on ${sql.ref(`${entity.name}.id`)} = above.id
    )
    select id from above where id = ${top}`.execute(queries)
  return rows.length > 0
}

/**
 * No record stands below itself. Must run in the transaction of a change, after it: two people may each put a record
 * below the other's. @throws ValidationError
 */
export async function assertTree(
  transaction: Queries,
  entity: AnyEntity,
  before: StoredRow,
  after: StoredRow,
): Promise<void> {
  for (const { column, to } of relationsOf(entity.fields)) {
    const above = after[column]
    if (to !== entity.name || typeof above !== 'number' || above === before[column]) continue
    await lockTree(transaction, entity)
    if (await isWithin(transaction, entity, column, { id: above, top: Number(before['id']) }))
      assertValid([{ msg: answers.belowItself(t(entity.fields[column]?.label ?? column)), path: column }])
  }
}

/** Changes of one tree wait for each other until they are committed. */
async function lockTree(transaction: Queries, { name }: AnyEntity): Promise<void> {
  const lock = `tree of ${name}`
  await readOrWriteState(transaction, lock, '')
  await transaction.updateTable(STATE_TABLE).set({ value: '' }).where('name', '=', lock).execute()
}
