import { type Authoring, customComponents, datedColumn } from '../core/authoring/authoring.ts'
import { optional } from '../core/authoring/check.ts'
import { isText } from '../core/authoring/recognize.ts'
import { flag, name, oneOf } from '../core/authoring/value-checks.ts'
import { boundChecks, explainBounds } from './bound-checks.ts'
import type { DateField } from './definition.ts'

const TIME_IS_DROPPED = { remark: 'holds a time; a date keeps the day alone' }

export const dateAuthoring: Authoring<DateField> = {
  breadth: 1,
  options: {
    ...customComponents,
    autoComplete: optional(name('a word')),
    past: flag,
    ...boundChecks,
    unique: flag,
    initial: optional(oneOf('E124', ['now'])),
  },
  compareOptions: explainBounds,
  recognizeValues(values) {
    if (!values.every(isDay)) return undefined
    return values.some(hasTime) ? TIME_IS_DROPPED : {}
  },
  recognizeSchema: ({ isText: isOne, schema }) => (isOne && schema.format === 'date' ? {} : undefined),
  readColumn: datedColumn,
}

/** A day, alone or with a time after it. */
function isDay(value: unknown): boolean {
  return isText(value) && /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/.test(value)
}

/** A timestamp whose time says something. */
function hasTime(value: unknown): boolean {
  return isText(value) && /[T ](?!00:00(:00)?)\d{2}:\d{2}/.test(value)
}
