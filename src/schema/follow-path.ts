import type { EntityRecord } from './field-meaning.ts'

/** The value at the end of a path such as `Stadium.Owner.name`; undefined where a step is missing. */
export function followPath(record: EntityRecord, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), record)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
