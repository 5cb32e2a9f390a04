import { hidden, typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { hasWord, isDescribedText, isText } from '../core/authoring/recognize.ts'
import type { LongTextField } from './definition.ts'

const WORDS = ['description', 'notes', 'note', 'bio', 'biography', 'content', 'comment', 'summary']

export const longTextAuthoring: Authoring<LongTextField> = {
  ...hidden,
  breadth: 3,
  options: typedOptions,
  nameWords: WORDS,
  recognizeValues: (values, name) =>
    values.every(isText) && (hasWord(name, WORDS) || values.some(isLong)) ? {} : undefined,
  recognizeSchema: (described) =>
    isDescribedText(described, [], WORDS) || isLongLimit(described.isText && described.schema.maxLength)
      ? {}
      : undefined,
}

function isLong(value: unknown): boolean {
  return isText(value) && (value.includes('\n') || value.length > 120)
}

function isLongLimit(maxLength: unknown): boolean {
  return typeof maxLength === 'number' && maxLength > 255
}
