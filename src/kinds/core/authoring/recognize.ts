import type { DescribedField, Recognized } from './authoring.ts'
import { readWords } from './naming.ts'

/** Recognises the values that all are right. */
export function everyValue(isRight: (value: unknown) => boolean, found: Recognized = {}) {
  return (values: readonly unknown[]) => (values.every(isRight) ? found : undefined)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Whether a name holds one of these words. */
export function hasWord(name: string, words: readonly string[]): boolean {
  return readWords(name).some((word) => words.includes(word))
}

/** A text that the document calls by one of these formats, or whose name speaks of it where no format is told. */
export function isDescribedText(
  { name, schema, isText: isOne }: DescribedField,
  formats: readonly string[],
  words: readonly string[],
): boolean {
  if (!isOne) return false
  return isText(schema.format) ? formats.includes(schema.format) : hasWord(name, words)
}
