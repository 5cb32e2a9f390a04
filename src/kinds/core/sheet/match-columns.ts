import { editDistance } from '../../../schema/edit-distance.ts'
import { fold } from '../../../schema/fold.ts'
import type { SheetColumn } from './field-sheet.ts'

/**
 * The column that each header of a file means, by key or by label, else by an alias, whatever its accents and capitals;
 * null where none is meant. No column is meant twice.
 */
export function matchColumns(
  columns: readonly SheetColumn[],
  headers: readonly string[],
): readonly (string | null)[] {
  const taken = new Set<string>()
  const match = (header: string, namesOf: (column: SheetColumn) => readonly string[]) => {
    const name = plainHeader(header)
    const isMeant = (column: SheetColumn) =>
      !taken.has(column.key) && namesOf(column).some((each) => plainHeader(each) === name)
    const key = name === '' ? undefined : columns.find(isMeant)?.key
    if (key !== undefined) taken.add(key)
    return key ?? null
  }
  const named = headers.map((header) => match(header, ({ key, header: label }) => [key, label]))
  return headers.map((header, place) => named[place] ?? match(header, ({ aliases = [] }) => aliases))
}

/** The places of the columns that mean none and hold something. */
export function unmatchedPlaces(
  headers: readonly string[],
  columns: readonly (string | null)[],
  rows: readonly { readonly cells: readonly string[] }[],
): readonly number[] {
  const isHeld = (place: number) => headers[place] !== '' || rows.some(({ cells }) => cells[place])
  return [...headers.keys()].filter((place) => (columns[place] ?? null) === null && isHeld(place))
}

/** Longer headers are sentences, and take long to compare. */
const LONGEST_NAME = 60

/**
 * For headers that no column is called by: the one left over that is written most alike, as `Addresse` for `Adresse`; null
 * where none or several are near. Somebody has to look at it.
 */
export function guessColumns(
  columns: readonly SheetColumn[],
  headers: readonly string[],
  matched: readonly (string | null)[],
): readonly (string | null)[] {
  const free = new Map(columns.map((column) => [column.key, column]))
  for (const key of matched) if (key !== null) free.delete(key)
  return headers.map((header, place) => {
    const isOpen = (matched[place] ?? null) === null && header.length <= LONGEST_NAME
    const key = isOpen ? nearest([...free.values()], plainHeader(header)) : null
    if (key !== null) free.delete(key)
    return key
  })
}

/** One letter in four may differ. */
function nearest(columns: readonly SheetColumn[], name: string): string | null {
  const [best, next] = columns
    .map(({ key, header, aliases = [] }) => ({
      key,
      distance: Math.min(...[key, header, ...aliases].map((known) => farness(known, name))),
    }))
    .toSorted((one, other) => one.distance - other.distance)
  if (!best || best.distance > 1 / 4 || next?.distance === best.distance) return null
  return best.key
}

/** The share of letters that differ. */
function farness(known: string, name: string): number {
  const own = plainHeader(known)
  return editDistance(own, name) / Math.max(own.length, name.length, 1)
}

/** `Date de naissance` and `date_de_naissance` alike. */
export function plainHeader(text: string): string {
  return fold(text.replaceAll('_', ' '))
}
