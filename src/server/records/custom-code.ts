import type { Behaviours } from '../../behaviour/behaviour.ts'
import { type CustomCode, entityNamed, type Store } from './store/store.ts'
import type { Records } from '../../behaviour/context.ts'
import type { Recorded } from '../../schema/where/where.ts'
import { recordSchemaOf } from '../../kinds/core/definition/record.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { StoredRow } from '../database/database.ts'
import { assertMay } from './access/access.ts'
import { findRow, findRowForUpdate } from './reading/read-records.ts'
import { recordOfRow } from './rows/record-of-row.ts'
import type { Author } from './store/author.ts'
import { settleBeforeRead } from './store/settle-figures.ts'
import { createRecord, destroyRecord, updateRecord } from './write-records.ts'
import { averageOf, figuresOf, groupsOf, sumOf, type AskedFigures } from './reading/figures.ts'
import { eachPart, type AskedRows } from './reading/find-rows.ts'

/** What the entities' own code runs with. */
export function createCustomCode(
  behaviours: Behaviours,
  logFault: (err: unknown, what: string) => void,
): CustomCode {
  return {
    behaviours,
    depth: 0,
    createRecords,
    async runAfter(own, works) {
      for (const work of works)
        await work(own).catch((err: unknown) => logFault(err, 'a hook failed after the commit'))
    },
  }
}

/** The records as an entity's own code reads and changes them, in the name of whoever acts. */
export function createRecords(store: Store, by: Author): Records {
  const stored = ({ name }: Recorded) => entityNamed(store.allEntities, name)
  const seenWhole = (entity: Recorded) => settleAndSee(store, entity)
  const figures = async (entity: Recorded, asked: AskedFigures) =>
    figuresOf(store, await seenWhole(entity), asked)

  async function* each<E extends Recorded>(entity: E, question: AskedRows = {}) {
    const whole = await seenWhole(entity)
    const read = readerOf(entity, whole)
    for await (const rows of eachPart(store, whole, question)) {
      for (const row of rows) yield read(row)
      await store.customCode.unsettled?.settle()
    }
  }
  async function first<E extends Recorded>(entity: E, question: AskedRows = {}) {
    for await (const record of each(entity, { ...question, limit: 1 })) return record
    return null
  }
  /** The first in an order; what is empty comes last. */
  async function edge<E extends Recorded>(
    entity: E,
    field: PropertyKey,
    direction: 'asc' | 'desc',
    { where = {} }: AskedRows = {},
  ) {
    const asked = { or: [where], [field]: { empty: false } }
    return first(entity, { where: asked, orderBy: { [field]: direction } })
  }

  return {
    read: (entity, id) => readBy(findRow, store, entity, id),
    readForUpdate: (entity, id) => readBy(findRowForUpdate, store, entity, id),
    async find(entity, question) {
      const found = []
      for await (const record of each(entity, question)) found.push(record)
      return found
    },
    first,
    each,
    count: async (entity, question = {}) => (await figures(entity, question)).count,
    exists: async (entity, question = {}) => (await first(entity, question)) !== null,
    sum: async (entity, field, question) => sumOf(store, await seenWhole(entity), entity, field, question),
    average: async (entity, field, question) =>
      averageOf(store, await seenWhole(entity), entity, field, question),
    min: async (entity, field, question) => (await edge(entity, field, 'asc', question))?.[field] ?? null,
    max: async (entity, field, question) => (await edge(entity, field, 'desc', question))?.[field] ?? null,
    groupBy: async (entity, field, question) =>
      groupsOf(store, await seenWhole(entity), entity, field, question),
    create: (entity, payload) => createRecord(store, stored(entity), payload, { author: by }),
    update: (entity, id, payload) =>
      updateRecord(store, stored(entity), id, payload, { author: by, only: Object.keys(payload) }),
    destroy: (entity, id) => destroyRecord(store, stored(entity), id, { author: by }),
    as(caller) {
      if (caller.id !== (by?.id ?? null))
        throw new Error('records.as takes the caller of its own context alone')
      return createRecords({ ...store, ...store.caller }, by)
    },
  }
}

/** A question may ask for figures, also on its way through references. */
async function settleAndSee(store: Store, { name }: Recorded): Promise<AnyEntity> {
  await store.customCode.unsettled?.settle()
  return assertMay(store, 'read', entityNamed(store.allEntities, name))
}

async function readBy<E extends Recorded>(
  find: typeof findRowForUpdate,
  store: Store,
  entity: E,
  id: number,
) {
  const seen = assertMay(store, 'read', entityNamed(store.allEntities, entity.name))
  await settleBeforeRead(store, seen)
  const row = await find(store, seen, id)
  return row ? readerOf(entity, seen)(row) : null
}

/** A row as a record; a field that the caller may not read is empty. */
function readerOf<E extends Recorded>(entity: E, seen: AnyEntity) {
  const schema = recordSchemaOf(entity)
  return (row: StoredRow) => schema.parse(recordOfRow(seen, row))
}
