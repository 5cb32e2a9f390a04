import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'

/** A record without those that it refers to: they may hold figures of what refers to them, which change with it. */
export function ownValues({ fields }: AnyEntity, record: StoredRecord): StoredRecord {
  const related = Object.values(fields).flatMap((field) => ('as' in field ? [field.as] : []))
  const own = Object.entries(record).filter(([name]) => !related.includes(name))
  return { ...Object.fromEntries(own), id: record.id }
}
