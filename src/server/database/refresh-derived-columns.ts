import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { app } from '../../generated/app.ts'
import type { Column } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import type { TypedField } from '../../schema/field-meaning.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { ComputationError, computedColumns, isSameValue } from './computed-columns.ts'
import { COLLATION_DIGEST } from './collation-key.ts'
import { derivedColumns, unsearchedFields } from './derived-columns.ts'
import { storageOf } from '../../kinds/registries/storages.ts'
import { StartupError } from '../errors/startup-error.ts'
import type { DatabaseAdapter, Queries, StoredRow } from './database.ts'
import { planFieldTables, refreshFieldTables } from './field-tables.ts'
import { eachBatch } from './each-row.ts'
import { inSavepoint } from './savepoint.ts'
import { STATE_TABLE } from './system-tables.ts'
import { readState, writeState } from './state.ts'

// To be increased when the results of `fold`, `collationKey` or `derivedColumns` change.
const DERIVATION = 6

/** Parameters of one statement. */
const PARAMETERS = 5_000
/** Rows between two lines on the console. */
const REPORTED = 10_000

const STATE_PREFIX = 'derived columns of '

/** What a field says to people, and how it is filled in: nothing is derived from it. */
const SAID: Readonly<Record<keyof TypedField, true>> = {
  label: true,
  header: true,
  required: true,
  help: true,
  icon: true,
  renamedFrom: true,
  keep: true,
  readOnly: true,
  hidden: true,
  importedAs: true,
  defaultFrom: true,
  width: true,
  placeholder: true,
  showWhen: true,
  requiredWhen: true,
  readOnlyWhen: true,
}

/** Brings the derived columns of all rows up to date if their definition has changed. */
export async function refreshDerivedColumns(
  adapter: DatabaseAdapter,
  queries: Queries,
  entity: AnyEntity,
): Promise<void> {
  const stateName = derivationName(entity.name)
  const fingerprint = await hashDerivation(entity)
  if ((await readState(queries, stateName)) === fingerprint) return
  const hasLinks = planFieldTables(entity).length > 0
  let written = 0
  for await (const rows of eachBatch(queries, entity.name)) {
    const changed = rows.flatMap((row) => {
      const columns = deriveAnew(entity, row)
      return Object.entries(columns).every(([name, value]) => isSameValue(row[name], value))
        ? []
        : [{ id: Number(row['id']), ...columns }]
    })
    await writeColumns(adapter, queries, entity, changed)
    if (hasLinks) for (const row of rows) await refreshFieldTables(queries, entity, row)
    if (Math.floor((written + changed.length) / REPORTED) > Math.floor(written / REPORTED))
      console.log(`${entity.name}: derived columns of ${written + changed.length} records written`)
    written += changed.length
  }
  await writeState(queries, stateName, fingerprint)
}

/** What tells whether stored columns are still right: of all that they are derived from, the same in every build and command. */
export async function hashDerivation(entity: AnyEntity): Promise<string> {
  const unsearched = unsearchedFields(entity)
  const links = planFieldTables(entity).map(({ name }) => name)
  const functions = Object.entries(entity.computed ?? {}).map(
    ([name, compute]) => `${name}: ${String(compute)}`,
  )
  const order = app.dateOrder === 'dmy' ? [] : [app.dateOrder]
  const names = await loadNames(entity)
  const unusual = [...(unsearched.length > 0 ? [unsearched] : []), ...links, ...functions, ...order, ...names]
  const fields = withoutSaid(entity.fields)
  const definition = [DERIVATION, COLLATION_DIGEST, app.dialling ?? null, fields, ...unusual]
  return createHash('sha256').update(JSON.stringify(definition)).digest('hex')
}

function withoutSaid(fields: Fields): Readonly<Record<string, unknown>> {
  const parts = Object.entries(fields).map(([name, field]) => {
    const own = Object.entries(field).filter(([key]) => !Object.hasOwn(SAID, key))
    const cells = 'fields' in field ? { fields: withoutSaid(field.fields) } : {}
    return [name, { ...Object.fromEntries(own), ...cells }] as const
  })
  return Object.fromEntries(parts)
}

/** @throws StartupError for a record that a function of the config does not take */
function deriveAnew(entity: AnyEntity, row: StoredRow): StoredRow {
  try {
    const computed = computedColumns(entity, row)
    return { ...computed, ...derivedColumns(entity, { ...row, ...computed }) }
  } catch (error) {
    if (!(error instanceof ComputationError)) throw error
    throw new StartupError(
      `${error.reason} (record ${row['id']}). Let the function take every record that there is.`,
    )
  }
}

/** Writes columns of many rows in few statements, with their ids. @throws StartupError for a value that is not unique any more */
async function writeColumns(
  adapter: DatabaseAdapter,
  queries: Queries,
  entity: AnyEntity,
  rows: readonly StoredRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  try {
    const most = Math.floor(PARAMETERS / Object.keys(first).length)
    for (let start = 0; start < rows.length; start += most) {
      const some = rows.slice(start, start + most)
      await inSavepoint(queries, () => updateTogether(adapter, queries, entity, some))
    }
  } catch (error) {
    if (adapter.violationOf(error) !== 'unique') throw error
    if (rows.length > 1) {
      for (const row of rows) await writeColumns(adapter, queries, entity, [row])
      return
    }
    throw new StartupError(
      `${entity.name} ${first['id']} holds a unique value that another record holds too, now that more spellings ` +
        'count as one; change one of the two with the version that ran before.',
    )
  }
}

async function updateTogether(
  adapter: DatabaseAdapter,
  queries: Queries,
  { name: table, fields }: AnyEntity,
  rows: readonly StoredRow[],
): Promise<void> {
  const columns = Object.entries(fields).flatMap(([name, field]) => meaningOf(field).columns(name, field))
  const types = new Map<string, Column['type']>(columns.map(({ name, type }) => [name, type]))
  const names = Object.keys(rows[0] ?? {})
  const typed = names.map((name) =>
    sql.raw(adapter.columnType(name === 'id' ? 'integer' : (types.get(name) ?? 'text'))),
  )
  const tuples = rows.map(
    (row) => sql`(${sql.join(names.map((name, place) => sql`cast(${row[name]} as ${typed[place]})`))})`,
  )
  const given = names.map((name, place) => sql`${sql.id(name)} = given.${sql.id(`column${place + 1}`)}`)
  await sql`update ${sql.table(table)} set ${sql.join(given.slice(1))}
    from (values ${sql.join(tuples)}) as given where ${sql.id(table, 'id')} = given.column1`.execute(queries)
}

/** What the values of its fields are called in other languages, which a search finds records by: loaded before any row is written. */
async function loadNames({ fields }: AnyEntity): Promise<readonly string[]> {
  const names = await Promise.all(
    Object.values(fields).map((field) => storageOf(field).loadNames?.(field, fields) ?? []),
  )
  return names.flat()
}

/** The state's name for the derivation of an entity. */
export function derivationName(entity: string): string {
  return STATE_PREFIX + entity
}

/** The entities that have tables; a table of any other name is not ours. */
export async function savedEntities(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom(STATE_TABLE)
    .select('name')
    .where('name', 'like', `${STATE_PREFIX}%`)
    .orderBy('id')
    .execute()
  return rows.map((row) => String(row['name']).slice(STATE_PREFIX.length))
}
