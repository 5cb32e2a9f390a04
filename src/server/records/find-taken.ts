import type { AnyEntity } from '../../schema/entity.ts'
import { compareKey, meaningOf } from '../../kinds/meanings.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { inLanguage } from '../../schema/text.ts'
import { answers } from '../../texts/fr/answers.ts'
import type { Mistake } from '../../kinds/field-storage.ts'
import type { ColumnValue } from '../../schema/column.ts'
import type { Queries, StoredRow } from '../database/database.ts'
import { runPrepared } from '../database/prepared.ts'
import { comparedColumn } from '../database/plan-tables.ts'
import type { Store } from './store.ts'

/** What another record holds already of a field's columns, where no two may hold the same. */
export async function findTaken(
  store: Store,
  entity: AnyEntity,
  [name, field]: readonly [string, Field],
  columns: StoredRow,
  ownId: number | undefined,
): Promise<readonly Mistake[]> {
  const mistakes: Mistake[] = []
  for (const column of meaningOf(field).columns(name, field)) {
    const value = columns[column.name]
    if (!column.isUnique || value === undefined || value === null || value === '') continue
    const compared = column.isFolded ? compareKey(field, value) : value
    if (await hasHolder(store.queries, entity.name, comparedColumn(column), [compared, ownId ?? 0]))
      mistakes.push({ msg: answers.taken(inLanguage(field.label, 'fr')), path: name })
  }
  return mistakes
}

async function hasHolder(
  queries: Queries,
  table: string,
  column: string,
  [value, ownId]: readonly [ColumnValue, number],
): Promise<boolean> {
  const { rows } = await runPrepared(queries, { name: `holder of ${table} ${column}`, build }, [value, ownId])
  return rows.length > 0

  function build(builder: Queries) {
    return builder.selectFrom(table).select('id').where(column, '=', value).where('id', '<>', ownId)
  }
}
