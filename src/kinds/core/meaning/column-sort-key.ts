import type { AnyEntity } from '../../../schema/entity.ts'
import type { EntityRecord } from '../../../schema/field-meaning.ts'
import { followPath } from '../../../schema/follow-path.ts'
import type { ListColumn } from '../../../schema/list-column.ts'
import { fieldAtPath } from '../../reference/path-fields.ts'
import { columnValues, fieldOf } from './column-values.ts'
import { plainText } from './plain-text.ts'
import { sortKeyOf, textsKey, type SortKey } from './sort-key.ts'

/** What a list that is sorted in the browser sorts a column by. */
export function columnSortKey(entity: AnyEntity, column: ListColumn): (record: EntityRecord) => SortKey {
  if (typeof column === 'string') {
    const field = fieldOf(entity, column)
    return (record) => sortKeyOf(field, column, record[column])
  }
  if ('firstOf' in column) return (record) => pathSortKey(entity, column.firstOf, record)
  const { parts } = columnValues(entity, column)
  return (record) => textsKey(parts?.(record) ?? [])
}

/** As the backend sorts: by the value of a single path, else by the first value as a text. */
function pathSortKey(entity: AnyEntity, paths: readonly string[], record: EntityRecord): SortKey {
  const [path = '', ...others] = paths
  const field = others.length === 0 ? fieldAtPath(entity, path) : undefined
  const values = paths.map((each) => followPath(record, each))
  if (field) return values[0] === undefined ? null : sortKeyOf(field, path, values[0])
  return textsKey([values.map(plainText).find((text) => text !== '') ?? ''])
}
