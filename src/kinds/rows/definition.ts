import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named, PayloadParts, RecordParts } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, Mode } from '../../schema/entity/field-definition.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind, definitionOf, relationsOf } from '../core/definition/definitions.ts'
import { startValues } from '../core/form/form-values.ts'
import type { Merged } from '../core/definition/record.ts'
import type { NumberField } from '../number/definition.ts'
import { type CellFields, rowWords, columnsOf, readRows, storedRows, type RowValue } from './row-values.ts'

/** A number that is worked out of a row. */
export interface RowSum<Row = RowValue> extends Pick<NumberField, 'label' | 'decimals' | 'prefix' | 'unit'> {
  /**
   * Of what the row holds while it is typed; null where there is nothing to say yet.
   * @example of: ({ price, quantity }) => (price ?? 0) * (quantity ?? 0)
   */
  of(row: Row): number | null
}

export interface RowsField<Cells extends CellFields = CellFields>
  extends FieldBase, CustomComponents<readonly RowValue[]> {
  readonly kind: 'rows'
  /** The fields of each row, in the order of the table's columns. */
  readonly fields: Cells
  /** The fields that no two rows of a record have the same value of. */
  readonly distinct?: readonly string[]
  /** How many rows there are at least, where there are any. */
  readonly min?: number
  /** How many rows there are at most. */
  readonly max?: number
  /** What is worked out of each row, and shown behind its fields. */
  readonly sums?: Readonly<Record<string, RowSum>>
  /** The numbers that are added up below. */
  readonly totals?: readonly string[]
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly rows: RowsField
  }
  interface RecordParts<Name extends string, F> {
    rows: F extends RowsField<infer Cells> ? Named<Name, readonly RecordRow<Cells>[]> : never
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    rows: F extends RowsField<infer Cells> ? Named<Name, readonly SentRow<Cells, M>[]> : never
  }
}

/** A row as a record carries it: what its cells hold, and the records that they refer to. */
type RecordRow<Cells extends CellFields> = Merged<
  { [Name in keyof Cells & string]: RecordParts<Name, Cells[Name]>[Cells[Name]['kind']] }[keyof Cells &
    string]
>

/** A row as a payload carries it: a cell that need not be filled may be left out. */
type SentRow<Cells extends CellFields, M extends Mode = 'create'> = Merged<
  {
    [Name in keyof Cells & string]: Cells[Name] extends { readonly required: true }
      ? PayloadParts<Name, Cells[Name], M>[Cells[Name]['kind']]
      : Partial<PayloadParts<Name, Cells[Name], M>[Cells[Name]['kind']]>
  }[keyof Cells & string]
>

/** What the cells of a row hold, each by its own name. */
type CellValues<Cells extends CellFields> = Merged<
  {
    [Name in keyof Cells & string]: PayloadParts<Name, Cells[Name], 'create'>[Cells[Name]['kind']]
  }[keyof Cells & string]
>

/**
 * A small table inside the form, in an order of one's own: opening hours, contacts, the products of an order with their
 * quantities. It is saved with its record in one transaction, in a table of its own. With a reference among its fields it is
 * also how fields stand on a link between two records.
 * @example hours: rows({ label: 'Horaires', fields: { day: text({ label: 'Jour', required: true }), from: time({ label: 'De' }) } })
 */
export function rows<const Cells extends CellFields, const SumName extends string = never>(
  options: FieldBase &
    CustomComponents<readonly RowValue[]> & {
      /**
       * The fields of each row, in the order of the table's columns. A reference among them obeys its `onDelete`: `clear`
       * empties it, `cascade` takes the row out; undo puts it back.
       * @example fields: { day: text({ label: 'Jour', required: true }), from: time({ label: 'De' }) }
       */
      readonly fields: Cells
      /**
       * The fields that no two rows of a record have the same value of.
       * @example distinct: ['product_id']
       */
      readonly distinct?: readonly (keyof Cells & string)[]
      /**
       * How many rows there are at least, where there are any; `required: true` asks for some.
       * @example min: 2
       */
      readonly min?: number
      /**
       * How many rows there are at most; 200 without it.
       * @example max: 7
       */
      readonly max?: number
      /**
       * What is worked out of each row and shown behind its fields, while it is typed and where it is read. Nothing stores it.
       * @example sums: { amount: { label: 'Montant', decimals: 2, of: ({ price, quantity }) => (price ?? 0) * (quantity ?? 0) } }
       */
      readonly sums?: Readonly<Record<SumName, RowSum<CellValues<Cells>>>>
      /**
       * The numbers, of its fields and of `sums`, that are added up below.
       * @example totals: ['quantity', 'amount']
       */
      readonly totals?: readonly ((keyof Cells & string) | NoInfer<SumName>)[]
    },
): RowsField<Cells> {
  return fieldOfKind(rowsDefinition, { kind: 'rows', ...options })
}

function recordRows({ fields }: RowsField) {
  const shape = Object.entries(fields).flatMap(([name, cell]) =>
    Object.entries(definitionOf(cell).recordShape(name, cell)),
  )
  const row = z.object(Object.fromEntries(shape))
  const read = z.transform((value: unknown) => readRows(value))
  return z._default(z.pipe(read, z.readonly(z.array(row))), [])
}

export const rowsDefinition: FieldDefinition<RowsField> = {
  columns: (name) => [{ name, type: 'json', empty: '[]' }],
  recordShape: (name, field) => ({ [name]: recordRows(field) }),
  formValues: (name, { fields }, mode, record) => ({
    [name]: readRows(record?.[name]).map((row) => startValues(fields, mode, { id: 0, ...row })),
  }),
  isOneValue: true,
  toRow: (name, field, value) => ({ [name]: JSON.stringify(storedRows(field.fields, value)) }),
  fromRow: (name, { fields }, row) =>
    readRows(row[name]).map((stored) => {
      const cells = columnsOf(stored)
      return Object.fromEntries(
        Object.entries(fields).map(([cell, each]) => [cell, definitionOf(each).fromRow(cell, each, cells)]),
      )
    }),
  text: ({ fields }, value) => rowWords(fields, value),
  searchText: ({ fields }, value) =>
    readRows(value)
      .flatMap((row) =>
        Object.entries(fields).map(([name, cell]) => definitionOf(cell).searchText(cell, row[name])),
      )
      .filter((words) => words !== '')
      .join(' '),
  filters: () => emptyFilter,
  isEmpty: (value) => readRows(value).length === 0,
  table: ({ fields }) => ({
    columns: Object.entries(fields).flatMap(([name, cell]) => definitionOf(cell).columns(name, cell)),
    references: relationsOf(fields).map(({ column, to, onDelete }) => ({
      column,
      to,
      onDelete: onDelete === 'cascade' ? 'remove' : onDelete,
    })),
    read: (value) => storedRows(fields, value),
    write: (parts) => JSON.stringify(parts),
  }),
}
