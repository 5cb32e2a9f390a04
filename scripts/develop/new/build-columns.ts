import { authoringOf } from '../../../src/kinds/registries/authorings.ts'
import type { ColumnDraft } from '../../../src/kinds/core/authoring/authoring.ts'
import type { FieldDraft } from './entity-draft.ts'

/** A list stays readable on a laptop. */
const MOST = 6

const NAMING = ['name', 'title']

/** The columns of a list: a picture and what names a record before the other fields. */
export function buildColumns(fields: readonly FieldDraft[]): readonly ColumnDraft[] {
  const shown = fields
    .map((field, index) => ({ place: placeOf(field), index, column: columnOf(field) }))
    .sort((one, other) => one.place - other.place || one.index - other.index)
  const columns = shown.flatMap(({ column }) => (column === null ? [] : [column])).slice(0, MOST)
  const [first] = fields
  // A list without a column is none.
  return columns.length > 0 || !first ? columns : [first.name]
}

function columnOf(field: FieldDraft): ColumnDraft | null {
  const { column } = authoringOf(field)
  return column ? column(field) : field.name
}

function placeOf({ name, kind }: FieldDraft): number {
  return authoringOf({ kind }).comesFirst ? 0 : NAMING.includes(name) ? 1 : 2
}
