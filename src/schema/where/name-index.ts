import { editDistance } from '../values/edit-distance.ts'
import { fold } from '../values/fold.ts'

/** One entry of a table, as people may write it. */
export interface NamedEntry {
  /** What records hold. */
  readonly name: string
  /** What people are shown in its place, in any language. */
  readonly labels: readonly string[]
  /** What else it goes by, alone or beside its name: a number, the name in another script. */
  readonly keywords?: readonly string[]
}

/** Finds the entries of a table by what people write. */
export interface NameIndex {
  readonly entries: readonly NamedEntry[]
  /** Whether a value is a name to the letter. */
  has(value: unknown): boolean
  /** The names that a text can stand for: none where it is unknown, several where it does not say which. */
  find(text: string): readonly string[]
  /** The one name that a text stands for; the text itself where that is unknown or not sure. */
  meant(text: string): string
  /** The names that are written almost like a text, the nearest first. */
  nearest(text: string): readonly string[]
}

/** More would be no help to who misspelt one. */
const MOST_NEAR = 3

type Names = Map<string, Set<string>>

/**
 * Builds the index of a table. A text stands for what it is to the letter, then for what it is called whatever capitals,
 * accents, spaces and script it is written in, then for what else it goes by, as in "16 - Alger".
 */
export function indexNames(entries: readonly NamedEntry[]): NameIndex {
  const exact: Names = new Map()
  const called: Names = new Map()
  const keyed: Names = new Map()
  const loose: Names = new Map()
  for (const { name, labels, keywords = [] } of entries) {
    const texts = [name, ...labels]
    const codes = keywords.map(letters)
    add(exact, name, name)
    for (const text of texts) add(called, fold(text), name)
    for (const keyword of keywords) add(keyed, fold(keyword), name)
    for (const text of texts.map(letters)) {
      add(loose, text, name)
      for (const code of codes) for (const both of [code + text, text + code]) add(loose, both, name)
    }
  }
  const find = (text: string): readonly string[] => [
    ...(exact.get(text) ?? called.get(fold(text)) ?? keyed.get(fold(text)) ?? loose.get(letters(text)) ?? []),
  ]
  return {
    entries,
    has: (value) => typeof value === 'string' && exact.has(value),
    find,
    meant(text) {
      const [name = text, ...others] = find(text)
      return others.length === 0 ? name : text
    },
    nearest: (text) => findNearest(entries, fold(text)),
  }
}

/** An empty text stands for nothing. */
function add(names: Names, text: string, name: string): void {
  if (text === '') return
  names.set(text, (names.get(text) ?? new Set()).add(name))
}

/** A text without what stands between its words: hyphens, apostrophes and spaces are left out, doubled and swapped. */
function letters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

function findNearest(entries: readonly NamedEntry[], wanted: string): readonly string[] {
  const most = Math.ceil(wanted.length / 4)
  const measured = entries.flatMap(({ name, labels }) => {
    const distances = [name, ...labels].map((each) => distanceWithin(fold(each), wanted, most))
    return [{ name, distance: Math.min(...distances) }]
  })
  return measured
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_NEAR)
    .map(({ name }) => name)
}

/** Texts of very different lengths are not compared letter by letter. */
function distanceWithin(one: string, other: string, most: number): number {
  return Math.abs(one.length - other.length) > most ? Infinity : editDistance(one, other)
}
