import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { HistoryEntry } from '../../calls/record-calls.ts'

/** A record as it was after one of its changes: all later ones are taken back. @param entries newest first */
export function earlierRecord(
  record: EntityRecord,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): EntityRecord {
  return takenBack(record, entries.slice(0, entries.indexOf(entry)))
}

/** A record as it was before one of its changes. @param entries newest first */
export function recordBefore(
  record: EntityRecord,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): EntityRecord {
  return takenBack(record, entries.slice(0, entries.indexOf(entry) + 1))
}

function takenBack(record: EntityRecord, later: readonly HistoryEntry[]): EntityRecord {
  const changes = later.flatMap((entry) => entry.changes)
  const values = changes.flatMap((change) => ('before' in change ? [[change.field, change.before]] : []))
  return { ...record, ...Object.fromEntries(values) }
}
