import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import { compareKey, definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { ColumnValue } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { punctuation } from '#texts/frame.ts'
import { t } from '../../../texts/locale.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { holdsUnique } from '../../database/write-columns.ts'
import { comparedColumn } from '../../database/plan-tables.ts'
import { ALL_RIGHTS } from '../store/rights.ts'
import { findRow } from '../reading/read-records.ts'
import type { Store } from '../store/store.ts'

/** Fields that no two records may hold the same of, as a row holds them: by the columns that values are compared by. */
export interface Together {
  /** The field that a mistake is told at; empty where none may be named. */
  readonly name: string
  readonly labels: string
  readonly values: readonly (readonly [column: string, value: ColumnValue])[]
}

/**
 * Those of which a row holds all, and a change writes some.
 * @param readable The fields that may be named.
 */
export function togetherOf(
  { fields, uniqueTogether = [] }: AnyEntity,
  written: StoredRow,
  row: StoredRow,
  readable: AnyEntity['fields'] = fields,
): readonly Together[] {
  return uniqueTogether.flatMap((names) => {
    const columns = names.flatMap((name) => {
      const field = fields[name]
      if (!field) return []
      return definitionOf(field)
        .columns(name, field)
        .map((column) => ({ field, column, value: row[column.name] }))
    })
    const values = columns.flatMap(({ field, column, value }) =>
      value === undefined || value === null || value === ''
        ? []
        : [[comparedColumn(column), column.isFolded ? compareKey(field, value) : value] as const],
    )
    const isAsked = columns.some(({ column }) => Object.hasOwn(written, column.name))
    const isWhole = values.length === names.length
    const named = names.filter((name) => Object.hasOwn(readable, name))
    const labels = named.map((name) => t(fields[name]?.label ?? name)).join(punctuation.comma)
    return isAsked && isWhole ? [{ name: named.at(-1) ?? '', labels, values }] : []
  })
}

/** The errors of what another record holds together already. @param wrong fields that are told already */
export async function findTakenTogether(
  { queries, entities, allEntities }: Pick<Store, 'queries' | 'entities' | 'allEntities'>,
  { name, uniqueTogether }: AnyEntity,
  columns: StoredRow,
  ownId: number | undefined,
  wrong: ReadonlySet<string> = new Set(),
): Promise<readonly InvalidValue[]> {
  // Others may hold the same of what the caller may not read.
  const whole = allEntities.find((each) => each.name === name)
  if (!uniqueTogether || !whole) return []
  const asked = whole.uniqueTogether?.filter((names) => !names.some((each) => wrong.has(each))) ?? []
  const stored = ownId === undefined ? null : await findRow({ queries, rights: ALL_RIGHTS }, whole, ownId)
  const errors: InvalidValue[] = []
  const readable = entities.find((each) => each.name === name)?.fields
  const row = { ...stored, ...columns }
  for (const together of togetherOf({ ...whole, uniqueTogether: asked }, columns, row, readable)) {
    if (!(await hasHolder(queries, name, together, ownId))) continue
    const msg = answers.takenTogether(together.labels)
    errors.push(together.name === '' ? { msg: answers.hiddenConflict } : { msg, path: together.name })
  }
  return errors
}

async function hasHolder(
  queries: Queries,
  table: string,
  { values }: Together,
  ownId: number | undefined,
): Promise<boolean> {
  let holders = queries
    .selectFrom(table)
    .select('id')
    .where('id', '<>', ownId ?? 0)
  for (const [column, value] of values) holders = holders.where(holdsUnique(column, value))
  return (await holders.limit(1).executeTakeFirst()) !== undefined
}
