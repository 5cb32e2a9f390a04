import { type Authoring, customComponents, datedColumn } from '../core/authoring/authoring.ts'
import { optional } from '../core/authoring/check.ts'
import { isText } from '../core/authoring/recognize.ts'
import { oneOf } from '../core/authoring/value-checks.ts'
import { boundChecks, explainBounds } from '../date/bound-checks.ts'
import type { DatetimeField } from './definition.ts'

/** A timestamp whose time is not always midnight, which is how some backends answer a day. */
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/
const MIDNIGHT = /[T ]00:00(:00(\.0+)?)?(Z|[+-]00:?00)?$/

export const datetimeAuthoring: Authoring<DatetimeField> = {
  options: { ...customComponents, ...boundChecks, initial: optional(oneOf('E124', ['now'])) },
  compareOptions: explainBounds,
  recognizeValues(values) {
    if (!values.every((value) => isText(value) && TIMESTAMP.test(value))) return undefined
    return values.every((value) => isText(value) && MIDNIGHT.test(value)) ? undefined : {}
  },
  recognizeSchema: ({ isText: isOne, schema }) => (isOne && schema.format === 'date-time' ? {} : undefined),
  readColumn: datedColumn,
}
