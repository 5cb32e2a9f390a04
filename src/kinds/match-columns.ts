import { fold } from '../schema/fold.ts'
import type { SheetColumn } from './field-sheet.ts'

/**
 * The column that each header of a file means, by key or by label, whatever its accents and capitals; null where none is
 * meant. No column is meant twice.
 */
export function matchColumns(
  columns: readonly SheetColumn[],
  headers: readonly string[],
): readonly (string | null)[] {
  const taken = new Set<string>()
  return headers.map((header) => {
    const name = plain(header)
    const found = columns.find(
      ({ key, header: label }) =>
        !taken.has(key) && name !== '' && (plain(key) === name || plain(label) === name),
    )
    if (found) taken.add(found.key)
    return found?.key ?? null
  })
}

/** `Date de naissance` and `date_de_naissance` alike. */
function plain(text: string): string {
  return fold(text.replaceAll('_', ' '))
}
