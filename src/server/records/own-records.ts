import type { Records } from '../../behaviour/context.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { recordSchemaOf } from '../../kinds/core/meaning/record-schema.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { StoredRow } from '../database/database.ts'
import type { Author } from './store/author.ts'
import { findRow } from './reading/read-records.ts'
import { recordOfRow } from './rows/record-of-row.ts'
import { entityNamed, type Store } from './store/store.ts'
import { createRecord, destroyRecord, updateRecord } from './write-records.ts'

/** More would fill the memory of a process that serves others. */
const MOST_FOUND = 1_000

/** The records as an entity's own code reads and changes them, in the name of whoever acts. */
export function createRecords(store: Store, by: Author): Records {
  const stored = ({ name }: { readonly name: string }) => entityNamed(store.entities, name)
  return {
    async read(entity, id) {
      const row = await findRow(store, stored(entity), id)
      return row ? recordSchemaOf(entity).parse(recordOfRow(stored(entity), row)) : null
    },
    async find(entity, values) {
      const schema = recordSchemaOf(entity)
      const rows = await findRows(store, stored(entity), values)
      return rows.map((row) => schema.parse(recordOfRow(stored(entity), row)))
    },
    create: (entity, payload) => createRecord(store, stored(entity), payload, { author: by }),
    update: (entity, id, payload) =>
      updateRecord(store, stored(entity), id, payload, { author: by, only: Object.keys(payload) }),
    destroy: (entity, id) => destroyRecord(store, stored(entity), id, { author: by }),
  }
}

async function findRows({ reader }: Store, entity: AnyEntity, values: object): Promise<readonly StoredRow[]> {
  let found = reader.selectFrom(entity.name).selectAll()
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name]
    if (!field) throw new Error(`"${name}" is no field of "${entity.name}"`)
    for (const [column, wanted] of Object.entries(meaningOf(field).toRow(name, field, value)))
      found = wanted === null ? found.where(column, 'is', null) : found.where(column, '=', wanted)
  }
  const rows = await found
    .orderBy('id')
    .limit(MOST_FOUND + 1)
    .execute()
  if (rows.length <= MOST_FOUND) return rows
  throw new Error(
    `more than ${MOST_FOUND.toLocaleString('en')} records of "${entity.name}" have these values; find() answers all or none: name further values, and find the parts one by one`,
  )
}
