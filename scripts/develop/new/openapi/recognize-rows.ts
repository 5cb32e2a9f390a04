import type { FieldRequest } from '../../../../src/kinds/core/authoring/authoring.ts'
import { CellDraft, type Options } from '../../../../src/kinds/core/authoring/expectation.ts'
import { authoringOf } from '../../../../src/kinds/registries/authorings.ts'
import { MOST_ROWS } from '../../../../src/kinds/rows/row-values.ts'
import type { Inferred } from '../sample/infer-kind.ts'
import { propertiesOf, type FlatSchema } from './flatten-schema.ts'

/** How a property of the objects is read. */
type ReadCell = (name: string, schema: unknown, item: FlatSchema) => FieldRequest | undefined

/** A list of objects is a small table where each of their properties can be a cell. Rows have no ids: that of an object is left out. */
export function recognizeRows(
  schema: FlatSchema,
  flatten: (schema: unknown) => FlatSchema,
  readCell: ReadCell,
): Inferred | undefined {
  if (schema.type !== 'array') return undefined
  const item = flatten(schema.items)
  const kinds = authoringOf({ kind: 'rows' }).cellKinds ?? []
  const properties = propertiesOf(item).filter(([name]) => name !== 'id')
  const cells = properties
    .map(([name, each]) => readCell(name, each, item))
    .filter((cell) => cell !== undefined && kinds.includes(cell.kind))
  if (cells.length === 0 || cells.length < properties.length) return undefined
  const fields = Object.fromEntries(
    cells.flatMap((cell) => (cell ? [[cell.name, new CellDraft(cell.kind, cell.options)] as const] : [])),
  )
  const options: Options = {
    fields,
    ...readLimit('min', schema.minItems),
    ...readLimit('max', schema.maxItems),
  }
  return {
    kind: 'rows',
    options,
    remark: 'a list of objects in the document; here a table of their properties',
  }
}

function readLimit(name: 'min' | 'max', value: unknown): Options {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_ROWS
    ? { [name]: Number(value) }
    : {}
}
