/** Characters that one answer has room for: what is longer fills the memory of who asks. */
const MOST = 100_000
const MOST_OF_TEXT = 20_000
/** In a list. */
const MOST_OF_LISTED_TEXT = 500

/** An answer as JSON, whose texts are cut where they are too long. */
export function boundText(answer: unknown): string {
  const told = JSON.stringify(answer, (_key, value: unknown) => cut(value, MOST_OF_TEXT))
  return told.length <= MOST ? told : `${told.slice(0, MOST)}… (cut after ${MOST} characters)`
}

/** As many of these records as there is room for, one at least. */
export function boundRecords<T>(records: readonly T[]): readonly unknown[] {
  const bound: unknown[] = []
  let left = MOST / 2
  for (const record of records) {
    const told = JSON.stringify(record, (_key, value: unknown) => cut(value, MOST_OF_LISTED_TEXT))
    left -= told.length
    if (left < 0 && bound.length > 0) break
    bound.push(JSON.parse(told))
  }
  return bound
}

function cut(value: unknown, most: number): unknown {
  if (typeof value !== 'string' || value.length <= most) return value
  return `${value.slice(0, most)}… (cut; ${value.length} characters in all)`
}
