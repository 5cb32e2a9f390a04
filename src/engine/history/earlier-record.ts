import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { HistoryEntry } from '../../calls/history.ts'

/** A record as it was after one of its changes: all later ones are taken back. @param entries newest first */
export function earlierRecord(
  record: EntityRecord,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): EntityRecord {
  const later = entries.slice(0, entries.indexOf(entry)).flatMap(({ changes }) => changes)
  const values = later.flatMap((change) => ('before' in change ? [[change.field, change.before]] : []))
  return { ...record, ...Object.fromEntries(values) }
}
