import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { hasWord } from '../core/authoring/recognize.ts'
import type { DurationField } from './definition.ts'

/** A whole number under such a name is one of minutes. */
const WORDS = ['minutes', 'mins']

export const durationAuthoring: Authoring<DurationField> = {
  options: customComponents,
  recognizeValues: (values, name) =>
    hasWord(name, WORDS) && values.every((value) => Number.isInteger(value) && Number(value) >= 0)
      ? {}
      : undefined,
  recognizeSchema: ({ name, schema }) => (schema.type === 'integer' && hasWord(name, WORDS) ? {} : undefined),
}
