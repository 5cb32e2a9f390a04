import { type Authoring, customComponents, filledColumn } from '../core/authoring/authoring.ts'
import { optional } from '../core/authoring/check.ts'
import { everyValue, isText } from '../core/authoring/recognize.ts'
import { oneOf } from '../core/authoring/value-checks.ts'
import type { TimeField } from './definition.ts'

export const timeAuthoring: Authoring<TimeField> = {
  options: { ...customComponents, initial: optional(oneOf('E124', ['now'])) },
  recognizeValues: everyValue((value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d(:\d{2})?$/.test(value)),
  recognizeSchema: ({ isText: isOne, schema }) => (isOne && schema.format === 'time' ? {} : undefined),
  readColumn: filledColumn,
}
