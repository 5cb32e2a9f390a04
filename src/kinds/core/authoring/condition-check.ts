import { expecting, listOf, type Check } from './check.ts'
import { isObject } from './json.ts'

/** What other fields must hold. Which fields these are, and what they can hold, is looked up when all of them are known. */
export const condition: Check = (value, path) => {
  if (!isObject(value) || Object.keys(value).length === 0) return asked(value, path)
  return Object.entries(value).flatMap(([name, part]) => {
    const check = name === 'or' ? several : name === 'not' ? condition : anything
    return check(part, [...path, name])
  })
}

const asked = expecting(
  'what other fields hold, as { kind: … }',
  (value) => isObject(value) && Object.keys(value).length > 0,
)
const several: Check = (value, path) => listOf('conditions', condition)(value, path)
const anything = expecting('a value, or operators as { in: […] }', (value) => value !== undefined)
