/** Whether two form values are equal; undefined, null and empty text all mean nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, place) => isSame(each, other[place]))
  }
  if (isParts(one) && isParts(other)) {
    return namesOf(one, other).every((name) => isSame(one[name], other[name]))
  }
  return Object.is(one, other)
}

export type Parts = Readonly<Record<string, unknown>>

/** A plain object, not a file or list. */
export function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The union of the objects' keys. */
export function namesOf(...all: readonly Parts[]): readonly string[] {
  return [...new Set(all.flatMap((each) => Object.keys(each)))]
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
