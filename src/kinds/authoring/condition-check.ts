import { expecting, isObject, objectOf, type Check } from './check.ts'
import { name } from './value-checks.ts'

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const values = expecting(
  'a text, a number, true or false, or a list of such',
  (value) => isValue(value) || (Array.isArray(value) && value.length > 0 && value.every(isValue)),
)
const field = name("a field's name")
const filled = expecting('true or false', (value) => typeof value === 'boolean')

/** What another field must hold. */
export const condition: Check = (value, path) =>
  isObject(value) && 'isEmpty' in value
    ? objectOf({ field, isEmpty: filled })(value, path)
    : objectOf({ field, is: values })(value, path)
