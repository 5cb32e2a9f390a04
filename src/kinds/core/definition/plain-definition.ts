import type * as z from 'zod/mini'
import type { Column } from '../../../schema/entity/column.ts'
import type {
  EntityRecord,
  FieldBase,
  FieldDefinition,
  FilterSchemas,
  RecordPart,
} from '../../../schema/entity/field-definition.ts'
import { ownWords } from './plain-text.ts'

interface PlainFace<F> {
  column(field: F): Omit<Column, 'name'>
  record(field: F): z.ZodMiniType
  /** The value as it is without it. */
  text?(field: F, value: unknown, record?: RecordPart): string
  searchText?(field: F, value: unknown, record?: RecordPart): string
  comparedText?(field: F, value: unknown): string
  compareKey?(field: F, value: unknown): string
  filters?(field: F): FilterSchemas
  readonly isCategory?: boolean
  readonly isCode?: boolean
}

/** The meaning of a kind whose value has one name everywhere: column, record, payload and form. */
export function plainDefinition<F extends FieldBase>(face: PlainFace<F>): FieldDefinition<F> {
  return {
    columns: (name, field) => [{ name, ...face.column(field) }],
    recordShape: (name, field) => ({ [name]: face.record(field) }),
    formValues: (name, field, _mode, record) => ({ [name]: startValue(face, name, field, record) }),
    toRow: (name, field, value) => ({ [name]: isColumnValue(value) ? value : face.column(field).empty }),
    fromRow: (name, field, row) => row[name] ?? face.column(field).empty,
    text: face.text ?? ownWords,
    searchText: face.searchText ?? (() => ''),
    ...(face.comparedText && { comparedText: face.comparedText }),
    ...(face.compareKey && { compareKey: face.compareKey }),
    ...(face.filters && { filters: face.filters }),
    ...(face.isCategory && { isCategory: true }),
    ...(face.isCode && { isCode: true }),
    isSortable: true,
    isEmpty: (value) => value === undefined || value === null || value === '',
  }
}

function startValue<F>(face: PlainFace<F>, name: string, field: F, record: EntityRecord | null): unknown {
  return record?.[name] ?? face.column(field).empty
}

function isColumnValue(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** For kinds that are searched by what they hold. */
export function searchOwnText(_field: unknown, value: unknown): string {
  return typeof value === 'string' ? value : ''
}
