import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { relationsOf } from '../../kinds/reference/relations.ts'
import type { OnDelete } from '../../kinds/reference/meaning.ts'
import { linksOf } from '../../kinds/references/links.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { linkTableName } from '../database/link-tables.ts'

/** A field that refers to an entity, and the entity it belongs to. */
export interface Referring {
  readonly entity: AnyEntity
  readonly column: string
  readonly to: string
  readonly onDelete: OnDelete
  /** It holds several references, which a link table keeps as well. */
  readonly isList: boolean
}

/** The fields of all entities that refer to one of these. */
export function referringFields(
  entities: readonly AnyEntity[],
  names: ReadonlySet<string>,
): readonly Referring[] {
  return entities.flatMap(referencesOf).filter(({ to }) => names.has(to))
}

/** The fields of an entity that refer to others. */
export function referencesOf(entity: AnyEntity): readonly Referring[] {
  const { fields } = entity
  return [
    ...relationsOf(fields).map(({ column, to, onDelete }) => ({
      entity,
      column,
      to,
      onDelete,
      isList: false,
    })),
    ...linksOf(fields).map(({ column, to, onDelete }) => ({ entity, column, to, onDelete, isList: true })),
  ]
}

/** Whether a row of its entity refers to any of these records by the field. */
export function refersToAny(
  { entity: { name }, column, isList }: Referring,
  ids: readonly number[],
): RawBuilder<SqlBool> {
  if (!isList) return sql`${sql.id(name, column)} in (${sql.join(ids)})`
  const links = sql.table(linkTableName(name, column))
  return sql`${sql.id(name, 'id')} in (select record_id from ${links} where target_id in (${sql.join(ids)}))`
}
