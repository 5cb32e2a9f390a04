import type { Keywords } from '../../schema/fields/lookup.ts'
import { fold } from '../../schema/fold.ts'
import type { Option } from './SearchSelect.tsx'

/** The names of a table, and the one a record holds although a newer table has it no longer. */
export function withStored(names: readonly string[], stored: string): readonly string[] {
  return stored === '' || names.includes(stored) ? names : [stored, ...names]
}

/** The names that hold what is typed, or have a keyword that begins with it; those that begin with it or are it first. */
export function matching(
  names: readonly string[],
  search: string,
  keywords: Keywords = NO_KEYWORDS,
): readonly Option[] {
  const wanted = fold(search)
  const ranked = names.map((name) => ({ name, rank: rankOf(name, keywords.get(name) ?? [], wanted) }))
  const found = ranked.filter(({ rank }) => rank !== null)
  const first = wanted === '' ? found : found.sort((one, other) => Number(one.rank) - Number(other.rank))
  return first.map(({ name }) => ({ value: name, label: name }))
}

const NO_KEYWORDS: Keywords = new Map()

function rankOf(name: string, keywords: readonly string[], wanted: string): 0 | 1 | null {
  const words = keywords.map(fold)
  const label = fold(name)
  if (label.startsWith(wanted) || words.includes(wanted)) return 0
  return label.includes(wanted) || words.some((word) => word.startsWith(wanted)) ? 1 : null
}
