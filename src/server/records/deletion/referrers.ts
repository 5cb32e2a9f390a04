import { recordTitle } from '../../../kinds/core/definition/column-values.ts'
import { filterSchemas } from '../../../kinds/core/filter/filters.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { MOST_TARGETS, NAMED_REFERRERS, type Referrers } from '../../../calls/record-calls.ts'
import { t } from '../../../texts/locale.ts'
import { collectCascade, idsOf } from './deletion.ts'
import { referringFields, refersToAny, type Referring } from './referring.ts'
import { findKept } from './kept.ts'
import type { StoredRow } from '../../database/database.ts'
import { nestRelations } from '../reading/nest-relations.ts'
import { recordOfRow } from '../rows/record-of-row.ts'
import { assertMay, seenRowIds, selectSeen } from '../access/access.ts'
import type { EntityRow, Store } from '../store/store.ts'

/** What refers to records and to those that are deleted with them, by entity and field. */
export async function readReferrers(
  store: Store,
  entity: AnyEntity,
  ids: readonly number[],
): Promise<readonly Referrers[]> {
  const rows = await selectSeen(store, entity.name).selectAll().where('id', 'in', ids).orderBy('id').execute()
  if (rows.length === 0) return []
  const seen = assertMay(store, 'read', entity)
  const first = rows.map((row) => ({ entity: seen, row }))
  const all = await collectCascade(store.queries, store.allEntities, first)
  const doomed = await seenAmong(store, all)
  const names = new Set(doomed.map((each) => each.entity.name))
  const found: Referrers[] = []
  for (const referring of referringFields(store.entities, names)) {
    const group = await readGroup(store, referring, doomed)
    if (group.total === 0) continue
    found.push({ ...group, keeps: await nameKept(store, referring, first, doomed) })
  }
  return found
}

async function seenAmong(store: Store, rows: readonly EntityRow[]): Promise<readonly EntityRow[]> {
  const seen = new Map<string, ReadonlySet<number>>()
  for (const { name } of new Set(rows.map(({ entity }) => entity)))
    seen.set(name, await seenRowIds(store, name, idsOf(rows, name)))
  return rows.filter(({ entity, row }) => seen.get(entity.name)?.has(Number(row['id'])))
}

/** Those of the first rows that stay because of what refers by a field. */
async function nameKept(
  store: Store,
  referring: Referring,
  first: readonly EntityRow[],
  doomed: readonly EntityRow[],
): Promise<Referrers['keeps']> {
  if (referring.onDelete !== 'refuse') return []
  const kept = await findKept(store, referring, doomed)
  const rows = first.filter((each) => kept.has(each))
  return rows[0]
    ? nameRows(
        store,
        rows[0].entity,
        rows.map(({ row }) => row),
      )
    : []
}

async function nameRows(store: Store, entity: AnyEntity, rows: readonly StoredRow[]) {
  const records = await nestRelations(
    store,
    entity,
    rows.map((row) => recordOfRow(entity, row)),
  )
  return records.map((record) => ({ id: record.id, title: recordTitle(entity, record) }))
}

type Group = Omit<Referrers, 'keeps'>

async function readGroup(store: Store, group: Referring, doomed: readonly EntityRow[]): Promise<Group> {
  const { entity, column, to, onDelete } = group
  const targets = idsOf(doomed, to)
  const own = idsOf(doomed, entity.name)
  // Very many may refer to it, of each of which a rule is asked.
  const { reader: queries, rights } = store
  const all = selectSeen({ queries, rights }, entity.name).where(refersToAny(group, targets))
  // What is deleted too keeps nothing, and loses nothing.
  const referring = onDelete === 'cascade' || own.length === 0 ? all : all.where('id', 'not in', own)
  const { count } = queries.fn
  const counted = await referring.select(count('id').as('total')).executeTakeFirst()
  const rows = await referring.selectAll().orderBy('id').limit(NAMED_REFERRERS).execute()
  return {
    entity: entity.name,
    field: column,
    label: t(entity.list.title),
    path: entity.path,
    total: Number(counted?.['total']),
    onDelete: losesRow(group) ? 'remove' : onDelete,
    targets: targets.length > MOST_TARGETS || !isFiltered(group) ? [] : targets,
    records: await nameRows(store, entity, rows),
  }
}

/** Whether more goes than that the two belong together: a row with whatever else stands in it. */
function losesRow({ parts }: Referring): boolean {
  return parts?.reference.onDelete === 'remove' && parts.table.columns.length > 1
}

/** Whether a list can be filtered by the field. */
function isFiltered({ entity, column }: Referring): boolean {
  const field = entity.fields[column]
  return field !== undefined && filterSchemas(field).in !== undefined
}
