import { fold } from '../schema/values/fold.ts'
import type { Option } from './match-option.ts'

/** Search keywords of options, by name. */
type Keywords = ReadonlyMap<string, readonly string[]>

const NO_KEYWORDS: Keywords = new Map()

/** The names of a table, plus a stored name that the table no longer has. */
export function withStored(names: readonly string[], stored: string): readonly string[] {
  return stored === '' || names.includes(stored) ? names : [stored, ...names]
}

/** The options that contain the typed text, or have a keyword that starts with it, found by value; the best matches come first. */
export function matchingOptions(
  options: readonly Option[],
  search: string,
  keywords: Keywords = NO_KEYWORDS,
): readonly Option[] {
  const wanted = fold(search)
  if (wanted === '') return options
  return options
    .map((option) => ({ option, rank: rankOf(option.label, keywords.get(option.value) ?? [], wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ option }) => option)
}

function rankOf(name: string, keywords: readonly string[], wanted: string): 0 | 1 | null {
  const words = keywords.map(fold)
  const label = fold(name)
  if (label.startsWith(wanted) || words.includes(wanted)) return 0
  return label.includes(wanted) || words.some((word) => word.startsWith(wanted)) ? 1 : null
}
