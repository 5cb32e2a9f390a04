import { createHash } from 'node:crypto'
import { app } from '../../generated/app.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { ComputationError, computedColumns } from './computed-columns.ts'
import { COLLATION_DIGEST } from './collation-key.ts'
import { derivedColumns, unsearchedFields } from './derived-columns.ts'
import { storageOf } from '../../kinds/registries/storages.ts'
import { StartupError } from '../errors/startup-error.ts'
import type { DatabaseAdapter, Queries } from './database.ts'
import { planFieldTables, refreshFieldTables } from './field-tables.ts'
import { eachRow } from './each-row.ts'
import { STATE_TABLE } from './system-tables.ts'
import { readState, writeState } from './state.ts'

// To be increased when the results of `fold`, `collationKey` or `derivedColumns` change.
const DERIVATION = 6

const STATE_PREFIX = 'derived columns of '

/** Recomputes the derived columns of all rows if their definition has changed. */
export async function refreshDerivedColumns(
  adapter: DatabaseAdapter,
  queries: Queries,
  entity: AnyEntity,
): Promise<void> {
  const stateName = derivationName(entity.name)
  const unsearched = unsearchedFields(entity)
  const links = planFieldTables(entity).map(({ name }) => name)
  const functions = Object.entries(entity.computed ?? {}).map(
    ([name, compute]) => `${name}: ${String(compute)}`,
  )
  const order = app.dateOrder === 'dmy' ? [] : [app.dateOrder]
  const names = await loadNames(entity)
  const unusual = [...(unsearched.length > 0 ? [unsearched] : []), ...links, ...functions, ...order, ...names]
  const definition = [DERIVATION, COLLATION_DIGEST, app.dialling ?? null, entity.fields, ...unusual]
  const fingerprint = createHash('sha256').update(JSON.stringify(definition)).digest('hex')
  if ((await readState(queries, stateName)) === fingerprint) return
  await eachRow(queries, entity.name, async (id, row) => {
    try {
      const computed = computedColumns(entity, row)
      const columns = { ...computed, ...derivedColumns(entity, { ...row, ...computed }) }
      await queries.updateTable(entity.name).set(columns).where('id', '=', id).execute()
      await refreshFieldTables(queries, entity, row)
    } catch (error) {
      if (error instanceof ComputationError)
        throw new StartupError(
          `${error.reason} (record ${id}). Let the function take every record that there is.`,
        )
      if (adapter.violationOf(error) !== 'unique') throw error
      throw new StartupError(
        `${entity.name} ${id} holds a unique value that another record holds too, now that more spellings ` +
          'count as one; change one of the two with the version that ran before.',
      )
    }
  })
  await writeState(queries, stateName, fingerprint)
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
