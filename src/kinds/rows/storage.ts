import * as z from 'zod/mini'
import { t } from '../../texts/locale.ts'
import type { InvalidValue, FieldStorage, ValidationContext } from '../core/storage/field-storage.ts'
import { referencePayload } from '../reference/definition.ts'
import { relationsOf } from '../core/definition/definitions.ts'
import { readList } from '../core/definition/text-values.ts'
import { MOST_ROWS, isRow, readRows, type RowValue } from './row-values.ts'
import type { RowsField } from './definition.ts'

/** Rows whose references lead to records that exist. */
export const rowsStorage: FieldStorage<RowsField> = {
  async validate(name, field, context) {
    const { sent } = context
    if (!sent.has(name)) return undefined
    const value = readRows(sent.get(name))
    const errors = await findLooseEnds(name, field, value, context)
    return errors.length > 0 ? { errors } : { value }
  },
  findMoreErrors: (name, field, sent, context) =>
    findLooseEnds(name, field, readReferences(field, sent), context),
}

/** The references that can be read, whatever else of the rows cannot. */
function readReferences({ fields, max = MOST_ROWS }: RowsField, sent: unknown): readonly RowValue[] {
  const cells = Object.entries(fields).flatMap(([name, cell]) =>
    cell.kind === 'reference' ? Object.entries(referencePayload.shape(name, cell, 'update')) : [],
  )
  const list = z.safeParse(z.pipe(readList, z.array(z.unknown())), sent).data ?? []
  const readCells = (row: unknown) =>
    cells.map(([name, schema]) => [name, z.safeParse(schema, isRow(row) ? row[name] : null).data])
  return list.slice(0, max).map((row) => Object.fromEntries(readCells(row)))
}

/** The cells that name a record which is not there. */
async function findLooseEnds(
  name: string,
  { fields }: RowsField,
  rows: readonly RowValue[],
  { stored, exists, noSuch }: ValidationContext,
): Promise<readonly InvalidValue[]> {
  const errors: InvalidValue[] = []
  for (const { column, to } of relationsOf(fields)) {
    const known = new Set(readRows(stored?.[name]).map((row) => row[column]))
    for (const [place, row] of rows.entries()) {
      const id = row[column]
      if (typeof id !== 'number' || known.has(id) || (await exists(to, id))) continue
      const label = t(fields[column]?.label ?? column)
      errors.push({ msg: noSuch(to, label), path: `${name}.${place}.${column}` })
    }
  }
  return errors
}
