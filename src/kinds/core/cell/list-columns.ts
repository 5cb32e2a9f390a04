import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { relationsOf, definitionOf } from '../definition/definitions.ts'
import { columnKey, type ListColumn } from '../../../schema/entity/list-column.ts'

/** Every column that a list can show: those of the config, then one for each other field that is neither secret nor hidden. */
export function allColumns(entity: AnyEntity): readonly ListColumn[] {
  const { columns } = entity.list
  const known = new Set(columns.map(columnKey))
  const others = Object.entries(entity.fields)
    .filter(([, field]) => !field.hidden && definitionOf(field).isSecret !== true)
    .map(([name, field]) => fieldColumn(name, field))
  return [...columns, ...others.filter((column) => !known.has(columnKey(column)))]
}

/** The columns that a list can be sorted by: what a list call's `sort` may name. */
export function sortableKeys(entity: AnyEntity): readonly string[] {
  return allColumns(entity)
    .filter((column) => isSortable(entity, column))
    .map(columnKey)
}

/** Those of them that show nothing but what the caller sees. @param entities that they see, by which relations are followed */
export function readableSortKeys(entities: readonly AnyEntity[], entity: AnyEntity): readonly string[] {
  const isReadable = ({ fields }: AnyEntity, [step = '', ...rest]: readonly string[]): boolean => {
    const relation = relationsOf(fields).find(({ as }) => as === step)
    const target = relation && entities.find(({ name }) => name === relation.to)
    return Object.hasOwn(fields, step) || (target !== undefined && isReadable(target, rest))
  }
  const isSeen = (column: ListColumn) =>
    typeof column === 'string' ||
    !('firstOf' in column) ||
    column.firstOf.every((path) => isReadable(entity, path.split('.')))
  const seen = new Set(allColumns(entity).filter(isSeen).map(columnKey))
  return sortableKeys(entity).filter((key) => seen.has(key))
}

/** Several fields in one column are sorted by as the text that they make. */
export function isSortable({ fields }: AnyEntity, column: ListColumn): boolean {
  if (typeof column !== 'string') return true
  const field = fields[column]
  return field !== undefined && definitionOf(field).isSortable === true
}

/** The columns of these keys in their order; those of the config without keys. */
export function chosenColumns(entity: AnyEntity, keys: readonly string[] | undefined): readonly ListColumn[] {
  if (!keys) return entity.list.columns
  const all = allColumns(entity)
  return keys.flatMap((key) => all.find((column) => columnKey(column) === key) ?? [])
}

/** The column of one field; that of a reference shows what it points at. */
export function fieldColumn(name: string, field: Field): ListColumn {
  return definitionOf(field).listColumn?.(field) ?? name
}

/** A column one place up or down. */
export function moveColumn(keys: readonly string[], key: string, step: 1 | -1): readonly string[] {
  const from = keys.indexOf(key)
  const to = from + step
  if (from < 0 || to < 0 || to >= keys.length) return keys
  return keys.with(from, keys[to] ?? key).with(to, key)
}
