import type { ReactNode } from 'react'
import type { Resource } from '../../api/resource.ts'
import { cellOf } from '../../kinds/core/cell/cells.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { pathText } from '../../kinds/core/definition/path-fields.ts'
import { isSortable } from '../../kinds/core/cell/list-columns.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { followPath } from '../../schema/where/where.ts'
import type { ListColumn } from '../../schema/entity/list-column.ts'
import { isRecordId } from '../../schema/values/record-id.ts'
import { t } from '../../texts/locale.ts'
import { recordAddress } from '../navigation/record-links.ts'
import { columnValues, fieldOf, type ColumnValues } from '../../kinds/core/definition/column-values.ts'

/** A renderable list column. */
export interface ColumnView extends ColumnValues {
  readonly header: string
  /** Its values are short, and stand on one line. */
  readonly isShort: boolean
  /** Its text is the row's header. */
  readonly isRowHeader: boolean
  readonly isNumeric: boolean
  readonly isSelfEvident: boolean
  readonly isLeftToRight?: boolean | undefined
  readonly isBare?: boolean | undefined
  readonly isPicture?: boolean | undefined
  /** The field that is edited in its cells. */
  readonly editedField: string | undefined
  render(record: EntityRecord): ReactNode
  /** The address that its text links to. */
  href(record: EntityRecord): string | undefined
}

/** What styles and cards read of a cell. */
export function cellAttributes(column: ColumnView) {
  return {
    'data-label': column.header,
    'data-column': column.key,
    'data-numeric': column.isNumeric || undefined,
    'data-short': column.isShort || undefined,
    'data-self-evident': column.isSelfEvident || undefined,
  }
}

/** What tells a row from the others. */
export function rowTitle(columns: readonly ColumnView[], record: EntityRecord): string {
  return columns.find(({ isRowHeader }) => isRowHeader)?.text(record) ?? ''
}

type Listed = Pick<Resource, 'entity' | 'nestedPaths' | 'form' | 'denied'>

export function columnViews(
  resource: Listed,
  shown: readonly ListColumn[] = resource.entity.list.columns,
): readonly ColumnView[] {
  const { entity } = resource
  const header = rowHeaderOf(entity, shown)
  return shown.map((each) => {
    const { isOwn, ...column } = columnView(resource, each)
    const isRowHeader = each === header
    // A component of the entity's own may hold links itself.
    if (!isRowHeader || isOwn) return { ...column, isRowHeader }
    const href = (record: EntityRecord) =>
      column.text(record) === '' ? undefined : recordAddress(entity.path, record.id)
    return { ...column, isRowHeader, href }
  })
}

/** The first column of the config that sorts, which a picture does not; where it is hidden, the first text of those shown. */
function rowHeaderOf(entity: AnyEntity, shown: readonly ListColumn[]): ListColumn | undefined {
  const usual = entity.list.columns.find((column) => isSortable(entity, column))
  const isShown = usual !== undefined && shown.includes(usual)
  return isShown ? usual : (shown.find((column) => hasText(entity, column)) ?? shown[0])
}

function hasText(entity: AnyEntity, column: ListColumn): boolean {
  return typeof column !== 'string' || definitionOf(fieldOf(entity, column)).text !== undefined
}

type UnplacedColumn = Omit<ColumnView, 'isRowHeader'> & { readonly isOwn: boolean }

function columnView(resource: Listed, column: ListColumn): UnplacedColumn {
  const { entity } = resource
  const values = columnValues(entity, column)
  if (typeof column !== 'string') {
    return {
      ...values,
      header: t(column.header),
      isShort: false,
      isNumeric: false,
      isSelfEvident: false,
      editedField: undefined,
      isOwn: false,
      render: values.text,
      href: (record) => ('firstOf' in column ? relatedAddress(resource, column.firstOf, record) : undefined),
    }
  }
  const field = fieldOf(entity, column)
  const cell = cellOf(field)
  return {
    ...values,
    header: t(field.header ?? field.label),
    isShort: cell.isShort ?? false,
    isNumeric: cell.isNumeric ?? false,
    isSelfEvident: cell.isSelfEvident ?? false,
    isLeftToRight: cell.isLeftToRight ?? definitionOf(field).isCode,
    isBare: cell.isBare,
    isPicture: cell.isPicture,
    editedField:
      cell.isEditableInPlace && !hasCustomControl(field) && isWritable(resource, column) ? column : undefined,
    isOwn: 'cell' in field && field.cell !== undefined,
    render: (record) => cell.render?.(record[column], field, record) ?? values.text(record),
    href: (record) => cell.href?.(record[column]),
  }
}

function isWritable({ entity, form = entity, denied }: Listed, name: string): boolean {
  const field = form.fields[name]
  return field !== undefined && !field.readOnly && !denied?.has('update')
}

function hasCustomControl(field: Field): boolean {
  return 'control' in field && field.control !== undefined
}

/** The edit screen of the related record that the first non-empty path leads to. */
function relatedAddress({ entity, nestedPaths }: Listed, paths: readonly string[], record: EntityRecord) {
  const path = paths.find((each) => pathText(entity, each, record) !== '') ?? ''
  const way = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const list = Object.hasOwn(nestedPaths, way) ? nestedPaths[way] : undefined
  const id = followPath(record, `${way}.id`)
  return list !== undefined && isRecordId(id) ? recordAddress(list, id) : undefined
}
