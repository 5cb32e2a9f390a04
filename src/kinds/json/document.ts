import { parseJsonOrText } from '../core/definition/text-values.ts'

/** What a JSON field holds: an object or a list. */
export type JsonDocument = Readonly<Record<string, unknown>> | readonly unknown[]

/** The object or list that a value is, or that its JSON text says; undefined for anything else. */
export function documentOf(value: unknown): JsonDocument | undefined {
  const read = typeof value === 'string' ? parseJsonOrText(value) : value
  return isDocument(read) ? read : undefined
}

function isDocument(value: unknown): value is JsonDocument {
  return typeof value === 'object' && value !== null
}

/** With a line for each of its parts; the empty text where there is none. */
export function printDocument(value: unknown): string {
  const document = documentOf(value)
  return document === undefined ? '' : JSON.stringify(document, null, 2)
}
