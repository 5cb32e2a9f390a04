import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { Download } from '../../../kinds/core/storage/field-storage.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { selectSeen } from '../access/access.ts'
import type { Store } from '../store/store.ts'
import { LRUCache } from 'lru-cache'
import { areRolesData } from '../../../schema/access/data-roles.ts'
import { findRow } from './read-records.ts'
import { filesOfRow } from '../rows/stored-files.ts'

const MAX_KNOWN = 20_000

/** Which pictures are not for everybody who knows their address. */
export interface PictureRights {
  /** Whether there are any; without access to pictures said in a config there are none. */
  readonly areLimited: boolean
  /** Whether a picture is of an entity that limits who reads its records, or the field; so is one that no record names. */
  isLimited(picture: string): Promise<boolean>
  /** Whether the caller sees the record that names it, and its field. */
  maySee(caller: Store, picture: string): Promise<boolean>
}

interface Owner {
  readonly entity: AnyEntity
  readonly field: string
  readonly id: number
}

/** @param store everything */
export function createPictureRights(store: Store): PictureRights {
  // Roles in data may be kept from reading anything.
  const mayBeLimited = areRolesData(store.entities)
  // A name is never given again, so that it leads to one record for ever.
  const known = new LRUCache<string, Owner>({ max: MAX_KNOWN })
  const ownerOf = async (picture: string) => {
    const owner = known.get(picture) ?? (await findOwner(store, picture))
    if (owner) known.set(picture, owner)
    return owner
  }
  return {
    areLimited:
      mayBeLimited ||
      store.entities.some((entity) => pictureFields(entity).some((field) => limitsReading(entity, field))),
    async isLimited(picture) {
      const owner = await ownerOf(picture)
      return !owner || mayBeLimited || limitsReading(owner.entity, owner.field)
    },
    async maySee(caller, picture) {
      const owner = await ownerOf(picture)
      const seen = owner && caller.entities.find(({ name }) => name === owner.entity.name)
      const row = seen && (await findRow(caller, seen, owner.id))
      // The fields of what is seen are those that the caller may read.
      return row ? filesOfRow(seen, row).includes(picture) : false
    },
  }
}

function pictureFields({ fields }: AnyEntity): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name] && storageOf(fields[name]).files !== undefined)
}

function limitsReading({ access = {} }: AnyEntity, field: string): boolean {
  const { read, rows = {}, fields = {} } = access
  return read !== undefined || Object.keys(rows).length > 0 || fields[field]?.read !== undefined
}

async function findOwner(store: Store, picture: string): Promise<Owner | undefined> {
  for (const entity of store.entities) {
    for (const name of pictureFields(entity)) {
      const field = entity.fields[name]
      for (const column of field ? definitionOf(field).columns(name, field) : []) {
        const row = await store.queries
          .selectFrom(entity.name)
          .select('id')
          .where(column.name, 'like', `%${picture}%`)
          .executeTakeFirst()
        if (row) return { entity, field: name, id: Number(row['id']) }
      }
    }
  }
  return undefined
}

/** The stored file of this name, if the caller sees a record that names it. */
export async function findDownload(store: Store, file: string): Promise<Download | undefined> {
  for (const entity of store.entities) {
    if (!store.rights.may('read', entity)) continue
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!storageOf(field).download) continue
      const found = await findIn(store, entity, [name, field], file)
      if (found) return found
    }
  }
  return undefined
}

async function findIn(
  store: Store,
  entity: AnyEntity,
  [name, field]: readonly [string, Field],
  file: string,
): Promise<Download | undefined> {
  const definition = definitionOf(field)
  for (const column of definition.columns(name, field)) {
    // A file's name is one nobody can guess, so a row that holds it anywhere is the one.
    const rows = await selectSeen(store, entity.name)
      .selectAll()
      .where(column.name, 'like', `%${file}%`)
      .execute()
    for (const row of rows) {
      const found = storageOf(field).download?.(definition.fromRow(name, field, row))
      if (found?.file === file) return found
    }
  }
  return undefined
}
