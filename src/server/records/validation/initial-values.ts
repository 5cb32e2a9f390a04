import { sql, type SqlBool } from 'kysely'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import { startOf } from '../../../kinds/core/form/initial-values.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { optionFilters, filteredReferences } from '../../../kinds/reference/option-filters.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { StoredRow } from '../../database/database.ts'
import { selectSeen, writableFields } from '../access/access.ts'
import { listConditions } from '../conditions/where-conditions.ts'
import { readCaller } from '../rows/hooks.ts'
import type { Author } from '../store/author.ts'
import type { ParsedPayload } from './parse-payload.ts'
import type { Store } from '../store/store.ts'

/** What a new record of whoever makes it starts with in these fields; of what it starts empty in, nothing. */
export async function computeInitialValues(
  store: Store,
  { fields }: AnyEntity,
  by: Author,
  names: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const starts = new Map<string, unknown>()
  for (const name of names) {
    const field = fields[name]
    const value = field && (await workOut(store, field, by))
    if (value !== undefined && value !== null) starts.set(name, value)
  }
  return starts
}

interface Begun {
  /** What is sent, and what the form would start with beside it. */
  readonly sent: ParsedPayload['sent']
  /** What whoever makes the record could not have sent. */
  readonly columns: StoredRow
}

/** What is not sent of a new record is what its form would start with, or has the value of the field that it says. */
export async function beginRecord(
  store: Store,
  entity: AnyEntity,
  { sent, errors }: ParsedPayload,
  { by = null }: { readonly by?: Author },
): Promise<Begun> {
  const writable = writableFields(store, entity)
  const names = Object.keys(entity.fields)
  const unsent = names.filter((name) => writable.includes(name) && !sent.has(name) && !errors.has(name))
  const begun = new Map(sent)
  for (const [name, value] of await computeInitialValues(store, entity, by, unsent)) begun.set(name, value)
  for (const name of unsent) {
    const from = entity.fields[name]?.defaultFrom
    if (from !== undefined && sent.has(from)) begun.set(name, sent.get(from))
  }
  const unwritable = names.filter((name) => !writable.includes(name))
  const given = await computeInitialValues(store, entity, by, unwritable)
  const columns = [...given].map(([name, value]) => rowOf(entity, name, value))
  return { sent: begun, columns: Object.assign({}, ...columns) }
}

function rowOf({ fields }: AnyEntity, name: string, value: unknown): StoredRow {
  const field = fields[name]
  return field ? definitionOf(field).toRow(name, field, value) : {}
}

async function workOut(store: Store, field: Field, by: Author): Promise<unknown> {
  const start = startOf(field)
  if (start === undefined) return undefined
  if (typeof start === 'function') return start({ caller: await readCaller(store, by) })
  return 'value' in start ? start.value : findFirst(store, field)
}

/** The first of those that may be chosen; none where that depends on what the form does not say yet. */
async function findFirst(store: Store, field: Field): Promise<unknown> {
  const target = 'to' in field && store.entities.find(({ name }) => name === field.to)
  if (!target) return undefined
  const [[, , where] = []] = filteredReferences({ field })
  const filters = optionFilters(target.fields, where ?? {}, () => null)
  if (filters === null) return undefined
  const conditions = listConditions(store, target, target.name, filters, currentDay())
  const row = await conditions
    .reduce((query, condition) => query.where(sql<SqlBool>`${condition}`), selectSeen(store, target.name))
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && Number(row['id'])
}
