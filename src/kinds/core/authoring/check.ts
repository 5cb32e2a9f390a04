import { describeFound, expectOneOf } from './expectation.ts'
import type { EntityFinding, Path } from './entity-finding.ts'
import { isObject } from './json.ts'

/** Checks one part of an entity file, which may be any value, and returns the findings. */
export type Check = (value: unknown, path: Path) => readonly EntityFinding[]

/** One check per key; the compiler reports a missing one. */
export type ChecksOf<T> = { readonly [Key in keyof T]-?: Check }

/** Accepts undefined, or what the inner check accepts. */
export function optional(check: Check): Check {
  return (value, path) => (value === undefined ? [] : check(value, path))
}

export function nullable(check: Check): Check {
  return (value, path) => (value === null ? [] : check(value, path))
}

/** Accepts the values for which `isRight` returns true. */
export function expecting(expected: string, isRight: (value: unknown) => boolean): Check {
  return (value, path) => {
    if (isRight(value)) return []
    const message = `${describeFound(value)}; expected ${expected}`
    if (value !== undefined) return [{ code: 'E124', path, message }]
    return [{ code: 'E125', path, message: `${message}; write ${String(path.at(-1))}: …` }]
  }
}

/** @param what it is a function of, with an example */
export function functionOf(what: string): Check {
  return expecting(`a function of ${what}`, (value) => typeof value === 'function')
}

/** Runs the second check only when the first finds nothing. */
export function both(first: Check, second: Check): Check {
  return (value, path) => {
    const findings = first(value, path)
    return findings.length > 0 ? findings : second(value, path)
  }
}

/** An object with exactly these keys. */
export function objectOf(parts: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (!isObject(value))
      return expecting(`an object { ${Object.keys(parts).join(', ')} }`, isObject)(value, path)
    return [...findUnknownKeys(value, parts, path), ...checkParts(value, parts, path)]
  }
}

/** Checks these keys and ignores all others. */
export function checkParts(
  value: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, Check>>,
  path: Path,
): readonly EntityFinding[] {
  return Object.entries(parts).flatMap(([key, check]) => check(value[key], [...path, key]))
}

/** A list with at least one element. */
export function listOf(what: string, check: Check): Check {
  const isList = expecting(`a list of ${what}`, Array.isArray)
  return (value, path) => {
    if (!Array.isArray(value)) return isList(value, path)
    if (value.length === 0)
      return [{ code: 'E126', path, message: `${describeFound(value)}; expected at least one; name ${what}` }]
    return value.flatMap((each: unknown, index) => check(each, [...path, index]))
  }
}

/** An object whose keys are names of one's own. @param what it is an object of, as `an object of fields` */
export function eachOf(what: string, check: Check): Check {
  return (value, path) => {
    if (!isObject(value)) return expecting(what, isObject)(value, path)
    return Object.entries(value).flatMap(([key, each]) => check(each, [...path, key]))
  }
}

function findUnknownKeys(
  value: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, Check>>,
  path: Path,
): readonly EntityFinding[] {
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
