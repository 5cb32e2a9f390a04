import { hidden, customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { expecting, listOf, objectOf, optional, type Check } from '../core/authoring/check.ts'
import { isObject } from '../core/authoring/json.ts'
import { expectOneOf, CellDraft } from '../core/authoring/expectation.ts'
import type { EntityFinding } from '../core/authoring/entity-finding.ts'
import { humanize } from '../core/authoring/naming.ts'
import { name, shownText } from '../core/authoring/value-checks.ts'
import { explainLimits, numberAuthoring } from '../number/authoring.ts'
import { CELL_KINDS, MOST_ROWS } from './row-values.ts'
import type { RowsField } from './definition.ts'
import { dayBoundOf, SIDES } from '../core/form/day-bounds.ts'
import { isNumeric } from './row-sums.ts'

const count = expecting(
  `a whole number from 1 to ${MOST_ROWS}`,
  (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_ROWS,
)

const { decimals, prefix, unit } = numberAuthoring.options

const sumParts = objectOf({
  label: shownText,
  decimals,
  prefix,
  unit,
  of: expecting(
    'a function of the row, as ({ price, quantity }) => (price ?? 0) * (quantity ?? 0)',
    (value) => typeof value === 'function',
  ),
})

const sumsCheck: Check = (value, path) =>
  isObject(value)
    ? Object.entries(value).flatMap(([each, one]) => sumParts(one, [...path, each]))
    : expecting("an object, as { amount: { label: 'Montant', of: … } }", isObject)(value, path)

/** Never recognised: what the cells of a list of objects are, nothing but a person can tell. */
export const rowsAuthoring: Authoring<RowsField> = {
  ...hidden,
  options: {
    ...customComponents,
    fields: expecting(
      "at least one field, as { day: text({ label: 'Jour' }) }",
      (value) => isObject(value) && Object.keys(value).length > 0,
    ),
    distinct: optional(listOf('fields of the rows', name("a field's name"))),
    min: optional(count),
    max: optional(count),
    sums: optional(sumsCheck),
    totals: optional(listOf('numbers of the rows', name("a number's name"))),
  },
  cellKinds: CELL_KINDS,
  argument: 'field,field,…',
  isArgumentRequired: true,
  readArgument(argument) {
    const names = argument.split(',').filter((each) => each !== '')
    const cells = names.map((each) => [each, new CellDraft('text', { label: humanize(each) })] as const)
    return cells.length === 0 ? undefined : { fields: Object.fromEntries(cells) }
  },
  compareOptions: (fieldName, field) => [
    ...explainLimits(fieldName, field),
    ...findUnknownDistinct(fieldName, field),
    ...findHiddenSums(fieldName, field),
    ...findUnknownTotals(fieldName, field),
    ...findDayBounds(fieldName, field),
  ],
}

function findUnknownDistinct(
  fieldName: string,
  { fields, distinct = [] }: RowsField,
): readonly EntityFinding[] {
  const known = Object.keys(fields)
  return distinct.flatMap((each, index) =>
    known.includes(each)
      ? []
      : [
          {
            code: 'E183',
            path: ['fields', fieldName, 'distinct', index],
            message: `the rows have no field "${each}"; ${expectOneOf(known, each)}`,
          },
        ],
  )
}

function findHiddenSums(fieldName: string, { fields, sums = {} }: RowsField): readonly EntityFinding[] {
  return Object.keys(sums)
    .filter((each) => Object.hasOwn(fields, each))
    .map((each) => ({
      code: 'E184',
      path: ['fields', fieldName, 'sums', each],
      isAboutKey: true,
      message: `the rows have a field "${each}" already; write another name`,
    }))
}

function findUnknownTotals(
  fieldName: string,
  { fields, sums = {}, totals = [] }: RowsField,
): readonly EntityFinding[] {
  const numeric = Object.entries(fields).flatMap(([each, cell]) => (isNumeric(cell) ? [each] : []))
  const known = [...numeric, ...Object.keys(sums)]
  return totals.flatMap((each, index) =>
    known.includes(each)
      ? []
      : [
          {
            code: 'E184',
            path: ['fields', fieldName, 'totals', index],
            message: `the rows have no number "${each}"; ${expectOneOf(known, each)}`,
          },
        ],
  )
}

/** A day is compared with what the record held before, and nobody knows which row was which. */
function findDayBounds(fieldName: string, { fields }: RowsField): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([each, cell]) =>
    SIDES.filter((side) => dayBoundOf(cell, side) !== undefined).map((side) => ({
      code: 'E182',
      path: ['fields', fieldName, 'fields', each, side],
      isAboutKey: true,
      message: `a day of a row has no "${side}"; remove it, or compare it in a check of the entity`,
    })),
  )
}
