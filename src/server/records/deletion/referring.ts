import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { relationsOf } from '../../../kinds/core/definition/definitions.ts'
import type { OnDelete } from '../../../kinds/reference/definition.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { FieldTable, PartReference } from '../../../schema/entity/field-definition.ts'
import { fieldTableName, fieldTables } from '../../database/field-tables.ts'

/** A field that refers to an entity, and the entity it belongs to. */
export interface Referring {
  readonly entity: AnyEntity
  readonly column: string
  readonly to: string
  readonly onDelete: OnDelete
  /** Where parts of the field's value refer to it, which lie in its table as well. */
  readonly parts?: { readonly table: FieldTable; readonly reference: PartReference }
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
  const single = relationsOf(entity.fields).map(({ column, to, onDelete }) => ({
    entity,
    column,
    to,
    onDelete,
  }))
  const inParts = fieldTables(entity).flatMap(([column, table]) =>
    table.references.map((reference): Referring => {
      const { to, onDelete } = reference
      // The record itself stays: it loses the part, or what the part says of the other.
      return {
        entity,
        column,
        to,
        onDelete: onDelete === 'refuse' ? onDelete : 'clear',
        parts: { table, reference },
      }
    }),
  )
  return [...single, ...inParts]
}

/** Whether a row of its entity refers to any of these records by the field. */
export function refersToAny(
  { entity: { name }, column, parts }: Referring,
  ids: readonly number[],
): RawBuilder<SqlBool> {
  if (!parts) return sql`${sql.id(name, column)} in (${sql.join(ids)})`
  const table = sql.table(fieldTableName(name, column))
  const target = sql.id(parts.reference.column)
  return sql`${sql.id(name, 'id')} in (select record_id from ${table} where ${target} in (${sql.join(ids)}))`
}
