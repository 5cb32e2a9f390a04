import type { ReactNode } from 'react'
import type { Resource } from '../../api/resource.ts'
import { cellOf } from '../../kinds/core/cell/cells.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { pathText } from '../../kinds/reference/path-fields.ts'
import { isSortable } from '../../kinds/core/cell/list-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Field } from '../../schema/field-kinds.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { followPath } from '../../schema/follow-path.ts'
import type { ListColumn } from '../../schema/list-column.ts'
import { isRecordId } from '../../schema/record-id.ts'
import { t } from '../../texts/locale.ts'
import { recordAddress } from '../navigation/record-addresses.ts'
import { columnValues, fieldOf, type ColumnValues } from '../../kinds/core/meaning/column-values.ts'

/** A renderable list column. */
export interface ColumnView extends ColumnValues {
  readonly header: string
  /** In rem; columns without a width share the rest. */
  readonly width: number | undefined
  /** Its text is the row's header. */
  readonly isRowHeader: boolean
  readonly isNumeric: boolean
  readonly isSelfEvident: boolean
  readonly isLeftToRight?: boolean | undefined
  readonly isBare?: boolean | undefined
  /** The field that is edited in its cells. */
  readonly editedField: string | undefined
  render(record: EntityRecord): ReactNode
  /** The address that its text links to. */
  href(record: EntityRecord): string | undefined
}

/** How much wider bold words are, and then some. */
const BOLD = 1.25

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
    // Bold words need more than the width of their kind, a picture does not.
    const width = column.width && (hasText(entity, each) ? column.width * BOLD : column.width)
    return { ...column, isRowHeader, width, href }
  })
}

/** The first column of the config that sorts, which a picture does not; where it is hidden, the first text of those shown. */
function rowHeaderOf(entity: AnyEntity, shown: readonly ListColumn[]): ListColumn | undefined {
  const usual = entity.list.columns.find((column) => isSortable(entity, column))
  const isShown = usual !== undefined && shown.includes(usual)
  return isShown ? usual : (shown.find((column) => hasText(entity, column)) ?? shown[0])
}

function hasText(entity: AnyEntity, column: ListColumn): boolean {
  return typeof column !== 'string' || meaningOf(fieldOf(entity, column)).text !== undefined
}

type UnplacedColumn = Omit<ColumnView, 'isRowHeader'> & { readonly isOwn: boolean }

function columnView(resource: Listed, column: ListColumn): UnplacedColumn {
  const { entity } = resource
  const values = columnValues(entity, column)
  if (typeof column !== 'string') {
    return {
      ...values,
      header: t(column.header),
      width: undefined,
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
  const width = cell.widthOf?.(field) ?? cell.width
  const header = t(field.header ?? field.label)
  return {
    ...values,
    header,
    width: width === undefined ? undefined : Math.max(width, headerWidth(header)),
    isNumeric: cell.isNumeric ?? false,
    isSelfEvident: cell.isSelfEvident ?? false,
    isLeftToRight: cell.isLeftToRight ?? meaningOf(field).isCode,
    isBare: cell.isBare,
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

/** The width of the header's longest word and its arrow in rem, measured in capital letters. */
function headerWidth(header: string): number {
  return Math.max(...header.split(/\s+/).map((word) => word.length)) * 0.6 + 1.2
}
