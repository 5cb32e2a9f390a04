import type { Records } from '../../../behaviour/context.ts'
import type { Recorded } from '../../../schema/where.ts'
import { recordSchemaOf } from '../../../kinds/core/meaning/record-schema.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { StoredRow } from '../../database/database.ts'
import { assertMay } from '../access/access.ts'
import { findRow, findRowForUpdate } from '../reading/read-records.ts'
import { recordOfRow } from '../rows/record-of-row.ts'
import type { Author } from '../store/author.ts'
import { entityNamed, type Store } from '../store/store.ts'
import { createRecord, destroyRecord, updateRecord } from '../write-records.ts'
import { averageOf, figuresOf, groupsOf, sumOf, type AskedFigures } from '../reading/figures.ts'
import { eachPart, type AskedRows } from '../reading/find-rows.ts'

/** The records as an entity's own code reads and changes them, in the name of whoever acts. */
export function createRecords(store: Store, by: Author): Records {
  const stored = ({ name }: Recorded) => entityNamed(store.allEntities, name)
  const seen = (entity: Recorded) => assertMay(store, 'read', stored(entity))
  const figures = (entity: Recorded, asked: AskedFigures) => figuresOf(store, seen(entity), asked)

  async function* each<E extends Recorded>(entity: E, question: AskedRows = {}) {
    const read = readerOf(entity, seen(entity))
    for await (const rows of eachPart(store, seen(entity), question)) for (const row of rows) yield read(row)
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
    async read(entity, id) {
      const row = await findRow(store, seen(entity), id)
      return row ? readerOf(entity, seen(entity))(row) : null
    },
    async readForUpdate(entity, id) {
      const row = await findRowForUpdate(store, seen(entity), id)
      return row ? readerOf(entity, seen(entity))(row) : null
    },
    async find(entity, question) {
      const found = []
      for await (const record of each(entity, question)) found.push(record)
      return found
    },
    first,
    each,
    count: async (entity, question = {}) => (await figures(entity, question)).count,
    exists: async (entity, question = {}) => (await first(entity, question)) !== null,
    sum: (entity, field, question) => sumOf(store, seen(entity), entity, field, question),
    average: (entity, field, question) => averageOf(store, seen(entity), entity, field, question),
    min: async (entity, field, question) => (await edge(entity, field, 'asc', question))?.[field] ?? null,
    max: async (entity, field, question) => (await edge(entity, field, 'desc', question))?.[field] ?? null,
    groupBy: (entity, field, question) => groupsOf(store, seen(entity), entity, field, question),
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

/** A row as a record; a field that the caller may not read is empty. */
function readerOf<E extends Recorded>(entity: E, seen: AnyEntity) {
  const schema = recordSchemaOf(entity)
  return (row: StoredRow) => schema.parse(recordOfRow(seen, row))
}
