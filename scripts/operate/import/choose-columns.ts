import {
  guessColumns,
  matchColumns,
  plainHeader,
  unmatchedPlaces,
} from '../../../src/kinds/core/sheet/match-columns.ts'
import type { SheetColumn } from '../../../src/kinds/core/sheet/field-sheet.ts'
import type { ImportRow } from '../../../src/features/import/calls.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'

/** What a file may hold. */
export interface Columns {
  readonly entity: AnyEntity
  readonly fields: readonly SheetColumn[]
}

/** What each column of a file means. @throws where one means nothing and nobody said that it is to be left out. */
export function chooseColumns(
  { entity, fields }: Columns,
  headers: readonly string[],
  rows: readonly ImportRow[],
  leaveOut: readonly string[],
): readonly (string | null)[] {
  const left = new Set(leaveOut.map(plainHeader))
  const absent = leaveOut.filter(
    (name) => !headers.some((header) => plainHeader(header) === plainHeader(name)),
  )
  if (absent.length > 0) throw new Error(`The file has no column ${quoted(absent)} to leave out.`)
  const kept = headers.map((header) => (left.has(plainHeader(header)) ? '' : header))
  const columns = matchColumns(fields, kept)
  const places = unmatchedPlaces(headers, columns, rows).filter(
    (place) => !left.has(plainHeader(headers[place] ?? '')),
  )
  if (places.length > 0)
    throw new Error(describeUnknown({ entity, fields }, { headers, rows, columns }, places))
  if (columns.every((key) => key === null)) throw new Error('Every column of the file is left out.')
  return columns
}

interface MatchedFile {
  readonly headers: readonly string[]
  readonly rows: readonly ImportRow[]
  readonly columns: readonly (string | null)[]
}

function describeUnknown(
  { entity, fields }: Columns,
  { headers, rows, columns }: MatchedFile,
  places: readonly number[],
): string {
  const guesses = guessColumns(fields, headers, columns)
  const lines = places.map((place) => {
    const guess = fields.find(({ key }) => key === guesses[place])
    const name = `column ${place + 1}, ${headers[place] ? quoted([headers[place]]) : `without a heading: ${cellsBelow(rows, place)}`}`
    return guess ? `${name}: did you mean "${guess.header}"?` : name
  })
  const free = fields.filter(({ key }) => !columns.includes(key)).map(({ header }) => header)
  return [
    `${places.length === 1 ? 'A column of the file is' : `${places.length} columns of the file are`} no field of "${entity.name}", so nothing was imported:`,
    ...lines.map((line) => `  ${line}`),
    `Name ${places.length === 1 ? 'it' : 'each'} as one of: ${free.join(', ')}; or write --leave-out ${quoted([headers[places[0] ?? 0] ?? ''])}.`,
  ].join('\n')
}

const MOST_CELLS = 5

/** What no heading stands above, by its lines. */
function cellsBelow(rows: readonly ImportRow[], place: number): string {
  const all = rows.flatMap(({ line, cells }) => (cells[place] ? [`line ${line} "${cells[place]}"`] : []))
  const more = all.length - MOST_CELLS
  return [...all.slice(0, MOST_CELLS), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
