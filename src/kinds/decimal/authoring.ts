import { type Authoring, filledColumn, typedOptions } from '../core/authoring/authoring.ts'
import { expecting, optional } from '../core/authoring/check.ts'
import { isText } from '../core/authoring/recognize.ts'
import { currency, finiteNumber, shownText } from '../core/authoring/value-checks.ts'
import { explainLimits, explainStep } from '../number/authoring.ts'
import { MOST_DECIMALS } from './decimal.ts'
import { placesOf, type DecimalField } from './definition.ts'

const PART = /^-?\d{1,15}\.(\d{1,6})$/

export const decimalAuthoring: Authoring<DecimalField> = {
  options: {
    ...typedOptions,
    decimals: optional(expecting(`how many decimals, from 0 to ${MOST_DECIMALS}`, isPlaces)),
    min: optional(finiteNumber),
    max: optional(finiteNumber),
    currency: optional(currency),
    prefix: optional(shownText),
    unit: optional(shownText),
  },
  compareOptions(name, field) {
    const limits = explainLimits(name, field)
    const steps = (['min', 'max'] as const).flatMap((option) => {
      const message = field[option] === undefined ? undefined : explainStep(field[option], placesOf(field))
      return message === undefined ? [] : [{ code: 'E164', path: ['fields', name, option], message } as const]
    })
    return [...limits, ...steps]
  },
  // Databases answer exact numbers as texts.
  recognizeValues(values) {
    const places = values.map((value) => (isText(value) ? PART.exec(value)?.[1]?.length : undefined))
    if (!places.every((each) => each !== undefined)) return undefined
    const most = Math.max(...places)
    return most === placesOf({}) ? {} : { options: { decimals: most } }
  },
  recognizeSchema: ({ isText: isOne, schema }) => (isOne && schema.format === 'decimal' ? {} : undefined),
  readColumn: (column) => ({
    ...filledColumn(column),
    ...(column.places !== undefined &&
      column.places !== placesOf({}) && { decimals: Math.min(column.places, MOST_DECIMALS) }),
  }),
  argument: 'currency',
  readArgument: (code) => ({ currency: code }),
}

function isPlaces(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_DECIMALS
}
