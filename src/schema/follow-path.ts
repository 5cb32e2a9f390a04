import type { EntityRecord, RecordPart } from './field-meaning.ts'

/** The value at the end of a path such as `Stadium.Owner.name`; undefined where a step is missing. */
export function followPath(record: EntityRecord, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), record)
}

/** A record, or one nested in it. */
export function isRecord(value: unknown): value is RecordPart {
  return typeof value === 'object' && value !== null
}
