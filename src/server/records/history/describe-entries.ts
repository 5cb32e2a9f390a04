import * as z from 'zod/mini'
import { recordTitle } from '../../../kinds/core/definition/column-values.ts'
import { t } from '../../../texts/locale.ts'
import {
  ACTIVITY_ACTIONS,
  KEY_ACTIONS,
  RAN,
  ROLE_CHANGED,
  STOPPED,
  type ActivityEntry,
} from '../../../calls/audit-log.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { HistoryEntry } from '../../../calls/record-calls.ts'
import type { StoredRow } from '../../database/database.ts'
import { authorOfRow, changesOfRow } from '../rows/history-entries.ts'
import { nestRelations } from '../reading/nest-relations.ts'
import { recordOfRow } from '../rows/record-of-row.ts'
import { selectSeen } from '../access/access.ts'
import { seenChanges } from './seen-entries.ts'
import { entityNamed, type Store } from '../store/store.ts'
import { findDeletedRows } from '../rows/trash-rows.ts'

/** Entries of the log with what their records are called. */
export async function describeEntries(
  store: Store,
  rows: readonly StoredRow[],
): Promise<readonly ActivityEntry[]> {
  const found = await findRecords(store, rows)
  return rows.map((row) => {
    const [entity, recordId] = [String(row['entity']), Number(row['record_id'])]
    const seen = entityNamed(store.entities, entity)
    const changes = seenChanges(store, seen, changesOfRow(row))
    const record = found.get(`${entity} ${recordId}`)
    const source = String(row['source'])
    return {
      id: Number(row['id']),
      entity,
      recordId,
      title: record?.title ?? formerTitle(seen, recordId, changes),
      isDeleted: record?.isDeleted ?? true,
      action: storedAction.parse(row['action']),
      at: String(row['made_at']),
      by: authorOfRow(row),
      changes: row['action'] === ROLE_CHANGED ? [] : changes,
      ...(isNamed(row) ? { ran: labelOfRun(store, seen, source) } : source && { source }),
    }
  })
}

const storedAction = z.enum(ACTIVITY_ACTIONS)

/** Whether it names what was run, stopped or changed. What a role may is told by the screen of the roles. */
function isNamed({ action: told }: StoredRow): boolean {
  return [RAN, STOPPED, ROLE_CHANGED, ...KEY_ACTIONS].some((each) => each === told)
}

/** What an action, a job or a role is called. */
function labelOfRun({ customCode }: Store, { name, actions }: AnyEntity, source: string): string {
  const job = customCode.behaviours[name]?.jobs?.[source]
  return t(actions?.[source]?.label ?? job?.label ?? source)
}

interface FoundRecord {
  readonly title: string
  readonly isDeleted: boolean
}

/** The records of log entries, by entity and id: those that there are, and those in the trash. */
async function findRecords(
  store: Store,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<string, FoundRecord>> {
  const found = new Map<string, FoundRecord>()
  for (const entity of store.entities) {
    const own = rows.filter((row) => row['entity'] === entity.name)
    const ids = [...new Set(own.map((row) => Number(row['record_id'])))]
    if (ids.length === 0) continue
    const add = async (all: readonly StoredRow[], isDeleted: boolean) => {
      const records = all.map((row) => recordOfRow(entity, row))
      for (const record of await nestRelations(store, entity, records)) {
        found.set(`${entity.name} ${record.id}`, { title: recordTitle(entity, record), isDeleted })
      }
    }
    await add(await findDeletedRows(store.queries, entity, ids), true)
    await add(await selectSeen(store, entity.name).selectAll().where('id', 'in', ids).execute(), false)
  }
  return found
}

const NO_RECORD = 0

/** The name of a record that is gone for good, as far as its entry tells. */
function formerTitle(entity: AnyEntity, id: number, changes: HistoryEntry['changes']): string {
  if (id === NO_RECORD) return t(entity.list.title)
  const values = changes.map(({ field, before, after }) => [field, before ?? after])
  return recordTitle(entity, { ...Object.fromEntries(values), id })
}
