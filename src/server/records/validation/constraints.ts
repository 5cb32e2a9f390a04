import { t } from '../../../texts/locale.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { assertValid, HttpError } from '../../errors/http-error.ts'
import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { labelAt } from '../../../kinds/core/cell/label-at.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'
import { fieldTables } from '../../database/field-tables.ts'
import { relationsOf, compareKey, definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { describeNoReference } from '../access/access.ts'
import { recordExists } from '../reading/read-records.ts'
import { programStore } from '../rows/hooks.ts'
import type { EntityRow, Store } from '../store/store.ts'
import { findTakenTogether } from './unique-together.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { foldedColumn, type ColumnValue } from '../../../schema/entity/column.ts'
import { holdsUnique } from '../../database/write-columns.ts'
import { runPrepared } from '../../database/prepared.ts'
import { comparedColumn } from '../../database/plan-tables.ts'

/** The rejected write; a creation has no id yet. */
interface Write {
  readonly columns: StoredRow
  readonly id?: number
}

/**
 * Turns a constraint violation into validation errors: between the validation and the write another transaction may have
 * taken a unique value or deleted a referenced record. A field that the caller may not read is not named. @throws HttpError;
 * returns if the error is another one.
 */
export async function throwConstraintErrors(
  store: Store,
  entity: AnyEntity,
  { columns, id }: Write,
  error: unknown,
): Promise<void> {
  if (!store.adapter.violationOf(error)) return
  // What the caller does not see is there nevertheless.
  const program = programStore(store)
  const errors: InvalidValue[] = []
  for (const [name, field] of Object.entries(entity.fields)) {
    errors.push(...(await findTaken(store, entity, [name, field], columns, id)))
  }
  errors.push(...(await findTakenTogether(store, entity, columns, id)))
  for (const { column, to } of relationsOf(entity.fields)) {
    const value = columns[column]
    if (typeof value !== 'number' || (await recordExists(program, to, value))) continue
    const label = t(entity.fields[column]?.label ?? column)
    errors.push({ msg: describeNoReference(store, to, label), path: column })
  }
  for (const [name, { references, read }] of fieldTables(entity)) {
    const parts = read(columns[name])
    for (const { column, to } of references) {
      const place = await findLost(
        program,
        to,
        parts.map((part) => part[column]),
      )
      if (place === undefined) continue
      const field = entity.fields[name]
      const isWhole = field && payloadOf(field).hasOneControl
      const msg = describeNoReference(store, to, labelAt(entity.fields, [name, place, column]))
      errors.push({ msg, path: isWhole ? name : `${name}.${place}.${column}` })
    }
  }
  assertValid(readableErrors(store, entity, errors))
  throw new HttpError(409, errors.length > 0 ? answers.hiddenConflict : answers.changedMeanwhile)
}

/** Those of the errors that are about fields that the caller may read. */
function readableErrors(
  { entities }: Pick<Store, 'entities'>,
  { name }: AnyEntity,
  errors: readonly InvalidValue[],
): readonly InvalidValue[] {
  const fields = entities.find((each) => each.name === name)?.fields ?? {}
  return errors.filter(({ path = '' }) => Object.hasOwn(fields, path.split('.')[0] ?? ''))
}

/** The place of the first id that no record has. */
async function findLost(
  store: Store,
  to: string,
  ids: readonly (ColumnValue | undefined)[],
): Promise<number | undefined> {
  for (const [place, id] of ids.entries())
    if (typeof id === 'number' && !(await recordExists(store, to, id))) return place
  return undefined
}

/** The errors of unique columns whose value another record has already; of what people log in by, in whichever field. */
export async function findTaken(
  store: Store,
  entity: AnyEntity,
  [name, field]: readonly [string, Field],
  columns: StoredRow,
  ownId: number | undefined,
): Promise<readonly InvalidValue[]> {
  const errors: InvalidValue[] = []
  for (const column of definitionOf(field).columns(name, field)) {
    const value = columns[column.name]
    if (!column.isUnique || value === undefined || value === null || value === '') continue
    const compared = column.isFolded ? compareKey(field, value) : value
    const isTaken =
      (await hasHolder(store.queries, entity.name, comparedColumn(column), [compared, ownId ?? 0])) ||
      (await isLoginNameOfOther(store.queries, entity, [name, value], ownId ?? 0))
    if (isTaken) errors.push({ msg: answers.taken(t(field.label)), path: name })
  }
  return errors
}

/** @throws ValidationError where somebody else logs in now by what the account of a row that comes back did */
export async function assertLoginNamesFree(store: Store, { entity, row }: EntityRow): Promise<void> {
  const errors: InvalidValue[] = []
  for (const name of entity.account?.signInBy ?? []) {
    const field = entity.fields[name]
    if (field) errors.push(...(await findTaken(store, entity, [name, field], row, Number(row['id']))))
  }
  assertValid(errors)
}

/**
 * Whether somebody else logs in by this, as it stands in another field: whoever took a user name that is another one's email
 * would be found by it too, and could guess at that password without waiting, between logins of their own.
 */
async function isLoginNameOfOther(
  queries: Queries,
  { name: table, account, fields }: AnyEntity,
  [name, value]: readonly [string, ColumnValue],
  ownId: number,
): Promise<boolean> {
  const names = account?.signInBy ?? []
  for (const other of names.includes(name) ? names : []) {
    const field = fields[other]
    const compared = field && other !== name ? compareKey(field, value) : ''
    if (compared !== '' && (await hasHolder(queries, table, foldedColumn(other), [compared, ownId])))
      return true
  }
  return false
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
    return builder.selectFrom(table).select('id').where(holdsUnique(column, value)).where('id', '<>', ownId)
  }
}
