import type { HistoryEntry } from '../../calls/record-calls.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { FormModel } from '../../kinds/core/form/form-model.ts'
import { differingFields } from './differing-fields.ts'

/** What is taken from a record's past into its form. */
export interface EarlierState {
  readonly record: EntityRecord
  /** The fields that are not now as they were. */
  readonly names: readonly string[]
  /** They stand for all of the record: whatever was taken before is not any more. */
  readonly isWhole: boolean
}

/** What a record was after a change. @param entries newest first */
export function stateAfter(
  model: FormModel,
  now: EntityRecord,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): EarlierState {
  const record = earlierRecord(now, entries, entry)
  return { record, names: differingFields(model, now, record), isWhole: true }
}

/** What a field was before a change, with those that depend on it; no names where it is so now. */
export function fieldBefore(
  model: FormModel,
  now: EntityRecord,
  entries: readonly HistoryEntry[],
  { entry, name }: { readonly entry: HistoryEntry; readonly name: string },
): EarlierState {
  const record = recordBefore(now, entries, entry)
  const together = model.togetherWith(name)
  const differing = differingFields(model, now, record)
  return { record, names: together.filter((each) => differing.includes(each)), isWhole: false }
}

/** A record as it was after one of its changes: all later ones are taken back. @param entries newest first */
export function earlierRecord(
  record: EntityRecord,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): EntityRecord {
  return takenBack(record, entries.slice(0, entries.indexOf(entry)))
}

/** A record as it was before one of its changes. @param entries newest first */
function recordBefore(
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
