import * as z from 'zod/mini'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import {
  type Comparison,
  type Condition,
  CONDITION_WORDS,
  decidersOf,
} from '../../../../src/schema/condition.ts'
import type { Field, Fields } from '../../../../src/schema/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** A condition asks of another field what that one can be. */
export function checkEntityConditions({
  fields,
  invalidFields,
  rowColours,
  actionForms,
  actionConditions,
  locks,
}: EntityParts): readonly EntityFinding[] {
  const all = [...Object.keys(fields), ...invalidFields]
  return [
    ...rowColours.flatMap(({ when }, place) =>
      checkCondition(
        when,
        ['list', 'rowColour', ...(rowColours.length > 1 ? [place] : []), 'when'],
        fields,
        all,
      ),
    ),
    ...checkConditions(['fields'], fields, invalidFields),
    ...actionConditions.flatMap(([action, when]) =>
      checkCondition(when, ['actions', action, 'when'], fields, all),
    ),
    ...locks.flatMap(([path, when]) => checkCondition(when, path, fields, all)),
    ...actionForms.flatMap(([action, asked]) => checkConditions(['actions', action, 'fields'], asked)),
  ]
}

function checkConditions(
  place: Path,
  fields: Fields,
  invalidFields: readonly string[] = [],
): readonly EntityFinding[] {
  const all = [...Object.keys(fields), ...invalidFields]
  return Object.entries(fields).flatMap(([name, field]) =>
    CONDITION_WORDS.flatMap((word): readonly EntityFinding[] => {
      const condition = field[word]
      if (!condition) return []
      const others = all.filter((other) => other !== name)
      return checkCondition(condition, [...place, name, word], fields, others)
    }),
  )
}

function checkCondition(
  condition: Condition,
  place: Path,
  fields: Fields,
  known: readonly string[],
): readonly EntityFinding[] {
  return comparisonsIn(condition, place).flatMap(([comparison, path]) =>
    checkComparison(comparison, path, fields, known),
  )
}

/** The comparisons of a condition, each with where it stands. */
function comparisonsIn(condition: Condition, path: Path): readonly (readonly [Comparison, Path])[] {
  if ('field' in condition) return [[condition, path]]
  return Object.entries(condition).flatMap(([word, parts]) =>
    parts.flatMap((part, index) => comparisonsIn(part, [...path, word, index])),
  )
}

function checkComparison(
  comparison: Comparison,
  path: Path,
  fields: Fields,
  others: readonly string[],
): readonly EntityFinding[] {
  const { field } = comparison
  const decider = fields[field]
  if (others.includes(field)) return decider ? checkValues(comparison, decider, path) : []
  const message = `there is no other field "${field}"; ${expectOneOf(others, field)}`
  return [{ code: 'E270', path: [...path, 'field'], message }]
}

function checkValues(condition: Comparison, decider: Field, path: Path): readonly EntityFinding[] {
  const { field } = condition
  if (decider.hidden || meaningOf(decider).isSecret) {
    const why = decider.hidden ? 'is hidden' : 'is told to nobody'
    const message = `"${field}" ${why}, so that no form could follow it; expected another field`
    return [{ code: 'E271', path: [...path, 'field'], message }]
  }
  if ('isEmpty' in condition) return []
  if (!('is' in condition)) {
    if (meaningOf(decider).rangeInput === 'date') return []
    const message = `"${field}" is no day but a ${decider.kind}(), which nothing comes before or after; expected a date() or a datetime()`
    return [{ code: 'E271', path: [...path, 'field'], message }]
  }
  return [condition.is].flat().flatMap((value, index): readonly EntityFinding[] => {
    if (canBe(field, decider, value)) return []
    const place = Array.isArray(condition.is) ? ['is', index] : ['is']
    const known = Object.keys('options' in decider && !('to' in decider) ? decider.options : {}).filter(
      (each) => each !== 'load',
    )
    const expected =
      known.length > 0 ? expectOneOf(known, String(value)) : `expected a value that ${decider.kind}() takes`
    const message = `"${field}" is never ${JSON.stringify(value)}; ${expected}`
    return [{ code: 'E271', path: [...path, ...place], message }]
  })
}

/** As the backend reads it: of a list, one of its items. */
function canBe(name: string, field: Field, value: unknown): boolean {
  const schema = payloadOf(field).shape(name, field, 'create')[name]
  return schema !== undefined && [value, [value]].some((each) => z.safeParse(schema, each).success)
}

/** No field is shown by a condition that it decides itself. */
export function checkConditionCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const told = new Set<string>()
  return Object.keys(fields).flatMap((name): readonly EntityFinding[] => {
    const circle = circleFrom(fields, [name])
    if (!circle || circle.length < 2 || circle.some((each) => told.has(each))) return []
    for (const each of circle) told.add(each)
    const message = `${[...circle, name].join(' is shown by ')}, so none of them would ever be; expected a field that is always shown`
    return [{ code: 'E272', path: ['fields', name, 'showWhen'], message }]
  })
}

/** The way from the first field of a trail back to it; undefined where none leads there. */
function circleFrom(fields: Fields, trail: readonly string[]): readonly string[] | undefined {
  const condition = fields[trail.at(-1) ?? '']?.showWhen
  const deciders = condition ? decidersOf(condition) : []
  if (deciders.some((each) => each === trail[0])) return trail
  for (const each of deciders) {
    const found = trail.includes(each) ? undefined : circleFrom(fields, [...trail, each])
    if (found) return found
  }
  return undefined
}
