import { expecting, listOf, objectOf, type Check } from './check.ts'
import { isObject } from './json.ts'
import { name } from './value-checks.ts'

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const values = expecting(
  'a text, a number, true or false, or a list of such',
  (value) => isValue(value) || (Array.isArray(value) && value.length > 0 && value.every(isValue)),
)
const field = name("a field's name")
const filled = expecting('true or false', (value) => typeof value === 'boolean')

const limit: Check = (value, path) => (isObject(value) ? objectOf({ days })(value, path) : today(value, path))
const days = expecting('a whole number of days', (value) => Number.isInteger(value))
const today = expecting("'today' or { days: … }", (value) => value === 'today')

/** What another field must hold, or several such conditions. */
export const condition: Check = (value, path) => {
  if (!isObject(value)) return objectOf({ field, is: values })(value, path)
  if ('all' in value) return objectOf({ all: several })(value, path)
  if ('any' in value) return objectOf({ any: several })(value, path)
  if ('isEmpty' in value) return objectOf({ field, isEmpty: filled })(value, path)
  if ('isBefore' in value) return objectOf({ field, isBefore: limit })(value, path)
  if ('isAfter' in value) return objectOf({ field, isAfter: limit })(value, path)
  return objectOf({ field, is: values })(value, path)
}

const several: Check = (value, path) => listOf('conditions', condition)(value, path)
