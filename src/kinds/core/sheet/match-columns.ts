import { editDistance } from '../../../schema/values/edit-distance.ts'
import { fold } from '../../../schema/values/fold.ts'
import type { SheetColumn } from './field-sheet.ts'

/** A heading without what its values are counted in, `Montant` and `eur` of `Montant (€)`. */
interface Heading {
  readonly name: string
  /** Null where it says none. */
  readonly unit: string | null
}

/** What people write for one unit; the first one is what it is compared by. Of other currencies the code of ISO 4217 is known. */
const SAME_UNITS: readonly (readonly string[])[] = [
  ['EUR', '€', 'euro', 'euros', 'يورو', 'أورو'],
  ['DZD', 'DA', 'د.ج', 'dinar', 'dinars', 'دينار', 'dinar algérien', 'dinars algériens', 'دينار جزائري'],
  ['USD', '$', 'US$', 'dollar', 'dollars', 'دولار'],
  ['GBP', '£'],
  ['MAD', 'DH', 'درهم'],
  ['TND', 'DT'],
  ['%', 'pourcent', 'percent', 'pct', 'بالمئة', 'بالمائة'],
  ['kg', 'kilo', 'kilos', 'kilogrammes', 'kilograms', 'كغ', 'كلغ', 'كيلوغرام'],
  ['g', 'grammes', 'grams', 'غ', 'غرام'],
  ['t', 'tonnes', 'tons', 'طن'],
  ['m', 'mètres', 'metres', 'meters', 'متر'],
  ['cm', 'centimètres', 'سم'],
  ['mm', 'ملم'],
  ['km', 'كم', 'كلم'],
  ['m²', 'م²'],
  ['ha', 'hectares', 'هكتار'],
  ['l', 'litres', 'liters', 'لتر'],
  ['h', 'heures', 'hours', 'ساعة'],
  ['min', 'minutes', 'دقيقة'],
  ['j', 'jours', 'days', 'يوم', 'أيام'],
]

/** The patterns below take time that grows with the square of a heading; none that people write is longer. */
const MAX_HEADING = 200

const BRACKETED = /^(.*\S)\s*[([{]\s*([^()[\]{}]+?)\s*[)\]}]$/
const SIGN_BEHIND = /^(.*[^\s€$£%])\s*([€$£%])$/
/** One word or two, behind a space or a dash, with `en`, `in` or `ب` before it. */
const WORDS_BEHIND = [1, 2].map(
  (count) =>
    new RegExp(
      `^(.*?[^\\s:,/-])(?:\\s*[:,/-]\\s*|\\s+)((?:(?:en|in)\\s+)?\\S+${'\\s\\S+'.repeat(count - 1)})$`,
    ),
)
const PREPOSITION = /^(?:(?:en|in|ب)\s+|ب(?:ال)?)/

/** Reads headings by the units that are known everywhere and those of these columns, whatever they are. */
function createHeadingReader(columns: readonly SheetColumn[]): (heading: string) => Heading {
  const known = new Map<string, string>()
  for (const [first = '', ...others] of [...SAME_UNITS, ...columns.map(({ units = [] }) => units)]) {
    const unit = known.get(plainUnit(first)) ?? plainUnit(first)
    for (const each of [first, ...others]) if (!known.has(plainUnit(each))) known.set(plainUnit(each), unit)
  }
  const unitOf = (text: string) => {
    const unit = plainUnit(text)
    const bare = plainUnit(text.replace(PREPOSITION, ''))
    return known.get(unit) ?? known.get(bare) ?? (isCurrency(bare) ? bare : undefined)
  }
  return (heading) => {
    const whole = fold(heading.replaceAll('_', ' '))
    if (whole.length > MAX_HEADING) return { name: whole, unit: null }
    for (const pattern of [BRACKETED, SIGN_BEHIND, ...WORDS_BEHIND]) {
      const [, name, text = ''] = pattern.exec(whole) ?? []
      const unit = unitOf(text)
      if (name !== undefined && unit !== undefined) return { name, unit }
    }
    return { name: whole, unit: null }
  }
}

/** `د.ج.` and `دج` alike. */
function plainUnit(text: string): string {
  return fold(text).replace(/[.\s]/g, '')
}

function isCurrency(unit: string): boolean {
  return Intl.supportedValuesOf('currency').includes(unit.toUpperCase())
}

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
