import type { Field } from '../../../src/schema/entity/field-kinds.ts'
import type { Mode } from '../../../src/schema/entity/field-definition.ts'
import { MOST_ROWS } from '../../../src/kinds/rows/row-values.ts'
import type { RowsField } from '../../../src/kinds/rows/definition.ts'
import type { Accepted, Fill, KindValues, Parts, Refused, Subject } from './kind-values.ts'
import { refuseOne } from './one-value.ts'

type ValuesOf = (field: Field) => KindValues<Field>

/** One value for each cell, by the cell's name. */
type Row = Readonly<Record<string, Accepted>>

/** Rows made of what the kinds of their cells take and refuse. */
export function createRowsValues(valuesOf: ValuesOf): KindValues<RowsField> {
  async function acceptedCells(subject: Subject<RowsField>) {
    const { fields } = subject.field
    const cells = Object.entries(fields).map(async ([name, field]) => {
      const values = await valuesOf(field).accepted({ ...subject, name, field, fields, chosen: {} })
      return [name, values] as const
    })
    return Promise.all(cells)
  }

  async function plainRow(subject: Subject<RowsField>): Promise<Row> {
    const cells = await acceptedCells(subject)
    return Object.fromEntries(cells.flatMap(([name, [first]]) => (first ? [[name, first]] : [])))
  }

  return {
    async accepted(subject) {
      const { name } = subject
      const cells = await acceptedCells(subject)
      const plain = await plainRow(subject)
      const turned = cells.flatMap(([cell, values]) =>
        values.slice(1).map((value) => ({
          ...acceptRows(name, `${cell}: ${value.title}`, [{ ...plain, [cell]: value }]),
          ...(value.fills('create').length === 0 && { fills: () => [] }),
        })),
      )
      const last: Row = Object.fromEntries(
        cells.flatMap(([cell, values]) => {
          // A person fills them in as well.
          const value = values.findLast(({ fills }) => fills('create').length > 0) ?? values.at(-1)
          return value ? [[cell, value]] : []
        }),
      )
      const isRepeated = uniqueCells(subject.field).some((cell) => isSame(last[cell], plain[cell]))
      return [
        acceptRows(name, 'plain', [plain]),
        ...(isRepeated ? [] : [acceptRows(name, 'two', [last, plain])]),
        ...turned,
        { ...acceptRows(name, 'as JSON text', [plain], JSON.stringify), fills: () => [] },
      ]
    },
    async refused(subject) {
      const { name, field } = subject
      const { fields, max = MOST_ROWS } = field
      const unique = uniqueCells(field)
      // Where nothing can be referred to, no row is right otherwise.
      const plain = await plainRow(subject).catch(() => null)
      if (!plain) return []
      const row = sentRow(plain, 'create')
      const inCells: Refused[] = []
      for (const [cell, each] of Object.entries(fields)) {
        const wrongs = await valuesOf(each).refused({
          ...subject,
          name: cell,
          field: each,
          fields,
          chosen: {},
        })
        inCells.push(...wrongs.map((wrong, place) => refuseIn(name, cell, wrong, plain, place === 0)))
        const { isAnswer } = valuesOf(each).empty({ ...subject, name: cell, field: each, fields, chosen: {} })
        if (each.required && !isAnswer)
          inCells.push(refuseAt(`${name}.0.${cell}`, `no ${cell}`, { [name]: [{ ...row, [cell]: null }] }))
      }
      const notRows = ['x', 7, true, {}, ['x'], [7], [null], [[row]]]
      return [
        ...inCells,
        ...notRows.map((value) => ({
          ...refuseOne(name, { title: JSON.stringify(value), value }),
          path: () => (Array.isArray(value) ? `${name}.0` : name),
        })),
        ...unique.map((cell) => refuseAt(`${name}.1.${cell}`, `${cell} twice`, { [name]: [row, row] })),
        ...(unique.length > 0
          ? []
          : [refuseOne(name, { title: 'too many', value: Array(max + 1).fill(row) })]),
      ]
    },
    empty: ({ name }) => ({
      reads: { is: 'value', value: [] },
      clears: [
        { title: 'an empty list', parts: { [name]: [] } },
        { title: 'null', parts: { [name]: null } },
      ],
      missing: () => name,
      fills: [{ how: 'rows', name, rows: [] }],
    }),
    ascending: async () => [],
  }
}

const uniqueCells = ({ fields, distinct = [] }: RowsField): readonly string[] =>
  Object.keys(fields).filter((name) => {
    const cell = fields[name]
    return distinct.includes(name) || (cell && 'unique' in cell && cell.unique === true)
  })

const isSame = (one: Accepted | undefined, other: Accepted | undefined) =>
  JSON.stringify(one?.reads) === JSON.stringify(other?.reads)

function sentRow(row: Row, mode: Mode): Parts {
  return Object.assign({}, ...Object.values(row).map((value) => value.sent(mode)))
}

function acceptRows(
  name: string,
  title: string,
  rows: readonly Row[],
  send: (rows: readonly Parts[]) => unknown = (sent) => sent,
): Accepted {
  const value = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([cell, { reads }]) => (reads.is === 'value' ? [[cell, reads.value]] : [])),
    ),
  )
  const shows = rows.flatMap((row, place) =>
    Object.values(row).flatMap(({ shows: all = {} }) =>
      Object.entries(all).map(([cell, text]) => [`${name}.${place}.${cell}`, text]),
    ),
  )
  return {
    title,
    sent: (mode) => ({ [name]: send(rows.map((row) => sentRow(row, mode))) }),
    reads: { is: 'rows', value },
    fills: (mode) => [
      { how: 'rows', name, rows: rows.map((row, place) => rowFills(name, place, row, mode)) },
    ],
    shows: Object.fromEntries(shows),
  }
}

function rowFills(name: string, place: number, row: Row, mode: Mode): readonly Fill[] {
  return Object.values(row).flatMap((value) => value.fills(mode).map((fill) => within(name, place, fill)))
}

const within = (name: string, place: number, fill: Fill): Fill => ({
  ...fill,
  name: `${name}.${place}.${fill.name}`,
})

/** One wrong cell of a row that is right otherwise. */
function refuseIn(name: string, cell: string, wrong: Refused, plain: Row, isTyped: boolean): Refused {
  const { fills } = wrong
  return {
    title: `${cell}: ${wrong.title}`,
    sent: (mode) => ({ [name]: [{ ...sentRow(plain, mode), ...wrong.sent(mode) }] }),
    path: (mode) => `${name}.0.${wrong.path(mode)}`,
    ...(wrong.status !== undefined && { status: wrong.status }),
    ...(wrong.only && { only: wrong.only }),
    ...(fills &&
      isTyped && {
        fills: (mode) => [
          {
            how: 'rows' as const,
            name,
            rows: [[...rowFills(name, 0, plain, mode), ...fills(mode).map((fill) => within(name, 0, fill))]],
          },
        ],
      }),
  }
}

function refuseAt(path: string, title: string, parts: Parts): Refused {
  return { title, sent: () => parts, path: () => path }
}
