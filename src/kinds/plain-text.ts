/** A value that is a text or a number, in words; anything else has none. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The words of a kind whose values are read as they are stored. */
export function ownWords(_field: unknown, value: unknown): string {
  return plainText(value)
}
