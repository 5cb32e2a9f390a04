import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { everyValue, isText } from '../core/authoring/recognize.ts'
import { isObject } from '../core/authoring/json.ts'
import { parseCoordinates, readCoordinates } from './coordinates.ts'
import type { CoordinatesField } from './definition.ts'

/** A comma between two numbers of a text with decimals, or an object of two numbers. */
function isPlace(value: unknown): boolean {
  if (isText(value)) return value.includes('.') && value.includes(',') && parseCoordinates(value) !== null
  return isObject(value) && readCoordinates(value) !== ''
}

export const coordinatesAuthoring: Authoring<CoordinatesField> = {
  options: customComponents,
  recognizeValues: everyValue(isPlace),
}
