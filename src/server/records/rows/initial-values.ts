import { sql } from 'kysely'
import { initialOf } from '../../../kinds/core/form/initial-values.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { Column } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { fold } from '../../../schema/values/fold.ts'
import type { Count } from '../../../schema/entity/initial.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { holdsUnique } from '../../database/write-columns.ts'
import { comparedColumn } from '../../database/plan-tables.ts'
import { readOrWriteState } from '../../database/state.ts'
import { STATE_TABLE } from '../../database/system-tables.ts'
import type { Author } from '../store/author.ts'

interface Making {
  readonly queries: Queries
  readonly entity: AnyEntity
  readonly by: Author
}

/** The columns of what a new row is given because nothing is said of it, in the transaction that inserts it. */
export async function makeInitialValues(
  queries: Queries,
  entity: AnyEntity,
  columns: StoredRow,
  by: Author,
): Promise<StoredRow> {
  const made = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const { isEmpty, fromRow, toRow } = definitionOf(field)
    if (initialOf(field) === undefined || !isEmpty(fromRow(name, field, columns))) continue
    Object.assign(made, toRow(name, field, await makeValue({ queries, entity, by }, name, field)))
  }
  return made
}

async function makeValue(making: Making, name: string, field: Field): Promise<unknown> {
  const initial = initialOf(field)
  if (initial === 'now') return storageOf(field).now?.(new Date())
  if (initial === 'me') return making.by?.id
  if (initial === undefined) return undefined
  const [column] = definitionOf(field).columns(name, field)
  for (;;) {
    const drawn = await draw(making, name, initial)
    const value = column?.type === 'text' ? numbered(initial, drawn) : drawn
    // Somebody may have typed it.
    if (!column?.isUnique || !(await isTaken(making, column, value))) return value
  }
}

function numbered({ prefix = '', digits = 0 }: Count, drawn: number): string {
  return prefix + String(drawn).padStart(digits, '0')
}

async function isTaken(
  { queries, entity }: Making,
  column: Column,
  value: string | number,
): Promise<boolean> {
  const compared = typeof value === 'string' ? fold(value) : value
  const row = await queries
    .selectFrom(entity.name)
    .select('id')
    .where(holdsUnique(comparedColumn(column), compared))
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever draws next, in whichever process, waits for this transaction. */
async function draw({ queries, entity }: Making, field: string, { countFrom }: Count): Promise<number> {
  const name = `last ${field} of ${entity.name}`
  const last = sql<string>`cast(value as integer)`
  const next = sql<string>`cast(case when ${last} < ${countFrom} then ${countFrom} else ${last} + 1 end as text)`
  const count = () =>
    queries
      .updateTable(STATE_TABLE)
      .set({ value: next })
      .where('name', '=', name)
      .returning('value')
      .executeTakeFirst()
  const first = () => readOrWriteState(queries, name, String(countFrom - 1))
  const counted = (await count()) ?? (await first().then(count))
  return Number(counted?.['value'])
}
