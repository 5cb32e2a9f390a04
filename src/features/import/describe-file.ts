import { unmatchedPlaces } from '../../kinds/core/sheet/match-columns.ts'
import { sheetOf } from '../../kinds/registries/sheets.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ListColumn } from '../../schema/entity/list-column.ts'
import { imports } from '#features/import/texts.ts'
import type { ImportMistake, ImportRequest, ImportRow } from './calls.ts'
import type { ImportDraft } from './import-file.ts'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import { fold } from '../../schema/values/fold.ts'

/**
 * The names of the file's columns that are not imported; one that is empty is none. Cells that no heading stands above are
 * named by their lines.
 */
export function columnsLeftOut({ headers, request: { columns, rows } }: ImportDraft): readonly string[] {
  return unmatchedPlaces(headers, columns, rows).map((place) => {
    const name = columnName(headers, place)
    if (headers[place]) return name
    const lines = rows.filter(({ cells }) => cells[place]).map(({ line }) => line)
    return imports.onLines(name, lines.slice(0, MOST_LINES), Math.max(0, lines.length - MOST_LINES))
  })
}

const MOST_LINES = 5

/** What a column of the file is called; one without a heading, or with one that several have, by its place too. */
export function columnName(headers: readonly string[], place: number): string {
  const header = headers[place]
  if (!header) return imports.unnamed(place + 1)
  const isRepeated = headers.indexOf(header) !== headers.lastIndexOf(header)
  return isRepeated ? imports.placed(header, place + 1) : header
}

/** What the file calls its columns. */
export function headersAt(
  { headers }: Pick<ImportDraft, 'headers'>,
  places: readonly number[],
): readonly string[] {
  return places.map((place) => columnName(headers, place))
}

const SAMPLES = 3

/** Some of what a column of the file holds, with its lines where no heading stands above it. */
export function examplesIn(rows: readonly ImportRow[], place: number, { hasHeading = true } = {}): string {
  const found = new Set<string>()
  for (const { line, cells } of rows) {
    if (found.size === SAMPLES) break
    if (cells[place]) found.add(hasHeading ? cells[place] : imports.cellOn(line, cells[place]))
  }
  return [...found].join(' · ')
}

const BEYOND_ASCII = /[^\0-\x7f]/

/** Two rows that show whether a text is decoded right: with letters beyond ASCII, where some have them. */
export function sampleRows(rows: readonly ImportRow[]): readonly ImportRow[] {
  const accented = rows.filter(({ cells }) => cells.some((cell) => BEYOND_ASCII.test(cell))).slice(0, 2)
  return [...accented, ...rows.slice(0, 4).filter((row) => !accented.includes(row))].slice(0, 2)
}

/** What the record of a row is called: the first text of its row in the list, or else of the file. */
export function rowName(entity: AnyEntity, { columns }: ImportRequest, { cells }: ImportRow): string {
  const shown = columns.map((key, place) => (isSecretKey(entity, key) ? '' : (cells[place] ?? '')))
  const textOf = (path: string) =>
    shown.find((text, place) => text !== '' && columns[place]?.split('.')[0] === path.split('.')[0])
  const listed = entity.list.columns.map((column) =>
    fieldsOf(column)
      .flatMap((path) => textOf(path) ?? [])
      .join(' '),
  )
  return [...listed, ...shown].find((text) => text !== '') ?? ''
}

/** The fields that a column of the list shows; of the others one shows the first that is there. */
function fieldsOf(column: ListColumn): readonly string[] {
  if (typeof column === 'string') return [column]
  return 'joined' in column ? column.joined : column.firstOf.slice(0, 1)
}

/** What to look at in rows that are imported all the same, by line and column. */
export function doubtsIn(entity: AnyEntity, { columns, rows }: ImportRequest): readonly ImportMistake[] {
  return columns.flatMap((column, place) => {
    const field = column === null ? undefined : entity.fields[column]
    const { doubt } = field ? sheetOf(field) : {}
    if (!doubt) return []
    return rows.flatMap(({ line, cells }) => {
      const message = doubt(cells[place] ?? '')
      return message === undefined ? [] : [{ line, column, message }]
    })
  })
}

/** Whether the screen must not show what a column of the file holds: a password's, or one that seems to be it. */
export function isSecretColumn(entity: AnyEntity, { headers, request }: ImportDraft, place: number): boolean {
  const key = request.columns[place] ?? null
  if (key !== null) return isSecretKey(entity, key)
  const header = fold(headers[place] ?? '')
  return imports.secretHeaders.some((part) => header.includes(fold(part)))
}

/** Whether a column that an import may have is a password's. */
export function isSecretKey(entity: AnyEntity, key: string | null): boolean {
  return importColumns(entity).some((column) => column.key === key && column.isSecret === true)
}
