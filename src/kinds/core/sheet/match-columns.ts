import { editDistance } from '../../../schema/edit-distance.ts'
import { fold } from '../../../schema/fold.ts'
import type { SheetColumn } from './field-sheet.ts'
import { createHeadingReader } from './heading-units.ts'

/**
 * The column that each header of a file means, by key or by label, else by an alias, whatever its accents and capitals; else
 * by one of these with or without its unit. Null where none is meant. No column is meant twice.
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
  const called = headers.map((header, place) => named[place] ?? match(header, ({ aliases = [] }) => aliases))
  return matchBesideUnits(columns, headers, called)
}

/** `Montant`, `Montant (EUR)` and `Montant en euros` alike, where one column alone can be meant, and by one header. */
function matchBesideUnits(
  columns: readonly SheetColumn[],
  headers: readonly string[],
  called: readonly (string | null)[],
): readonly (string | null)[] {
  const read = createHeadingReader(columns)
  const known = columns.map(({ key, header, aliases = [], units: [unit] = [] }) => {
    const names = [header, key, ...aliases].map(read)
    const counted =
      unit === undefined ? names.find((each) => each.unit !== null)?.unit : read(`x (${unit})`).unit
    return { key, names: names.map(({ name }) => name), unit: counted ?? null }
  })
  const meant = headers.map((header, place) => {
    if ((called[place] ?? null) !== null || header === '') return null
    const { name, unit } = read(header)
    const alike = known.filter(({ names }) => names.includes(name))
    const same = alike.filter((column) => column.unit === unit)
    const fits = same.length > 0 ? same : alike.filter((column) => column.unit === null || unit === null)
    const [fit] = fits
    return fit && fits.length === 1 ? fit.key : null
  })
  const isMeantOnce = (key: string | null) =>
    !called.includes(key) && meant.filter((each) => each === key).length === 1
  return headers.map((_, place) => {
    const key = meant[place] ?? null
    return called[place] ?? (key !== null && isMeantOnce(key) ? key : null)
  })
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
 * For headers that no column is called by: the one left over that is written most alike, as `Adrese` for `Adresse`; null
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
