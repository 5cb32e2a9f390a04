import { describeFound, expectOneOf } from '../diagnostics/expectation.ts'
import type { Complaint, Path } from '../diagnostics/finding.ts'

/** Looks at one part of an entity file, which may be anything, and tells what is wrong with it. */
export type Check = (value: unknown, path: Path) => readonly Complaint[]

/** A part that may be left out. */
export function optional(check: Check): Check {
  return (value, path) => (value === undefined ? [] : check(value, path))
}

export function nullable(check: Check): Check {
  return (value, path) => (value === null ? [] : check(value, path))
}

/** A part that is right where `isRight` says so. */
export function expecting(expected: string, isRight: (value: unknown) => boolean): Check {
  return (value, path) => {
    if (isRight(value)) return []
    const message = `${describeFound(value)}; expected ${expected}`
    if (value !== undefined) return [{ code: 'E124', path, message }]
    return [{ code: 'E125', path, message: `${message}; write ${String(path.at(-1))}: …` }]
  }
}

/** Both have to find it right; the second is not asked where the first does not. */
export function both(first: Check, second: Check): Check {
  return (value, path) => {
    const complaints = first(value, path)
    return complaints.length > 0 ? complaints : second(value, path)
  }
}

/** An object of exactly these parts. */
export function objectOf(parts: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (!isObject(value))
      return expecting(`an object { ${Object.keys(parts).join(', ')} }`, isObject)(value, path)
    return [...findUnknownKeys(value, parts, path), ...checkParts(value, parts, path)]
  }
}

/** Only the parts named here, whatever else there is. */
export function checkParts(
  value: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, Check>>,
  path: Path,
): readonly Complaint[] {
  return Object.entries(parts).flatMap(([key, check]) => check(value[key], [...path, key]))
}

/** A list of at least one. */
export function listOf(what: string, check: Check): Check {
  const isList = expecting(`a list of ${what}`, Array.isArray)
  return (value, path) => {
    if (!Array.isArray(value)) return isList(value, path)
    if (value.length === 0)
      return [{ code: 'E126', path, message: `${describeFound(value)}; expected at least one; name ${what}` }]
    return value.flatMap((each: unknown, index) => check(each, [...path, index]))
  }
}

function findUnknownKeys(
  value: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, Check>>,
  path: Path,
): readonly Complaint[] {
  const known = Object.keys(parts)
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      code: 'E110',
      path: [...path, key],
      isAboutKey: true,
      message: `the key "${key}" is unknown; ${expectOneOf(known, key)}`,
    }))
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
