import { fold } from '../../schema/fold.ts'
import type { Option } from './SearchSelect.tsx'

/** The names of a table, and the one a record holds although a newer table has it no longer. */
export function withStored(names: readonly string[], stored: string): readonly string[] {
  return stored === '' || names.includes(stored) ? names : [stored, ...names]
}

/** The names that hold what is typed, those that begin with it first. */
export function matching(names: readonly string[], search: string): readonly Option[] {
  const wanted = fold(search)
  const found = names.map((name) => ({ name, at: fold(name).indexOf(wanted) })).filter(({ at }) => at >= 0)
  const first =
    wanted === '' ? found : [...found].sort((one, other) => Math.sign(one.at) - Math.sign(other.at))
  return first.map(({ name }) => ({ value: name, label: name }))
}
