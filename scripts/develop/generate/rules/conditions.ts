import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { askedFields, type Condition, CONDITION_WORDS, decidersOf } from '../../../../src/schema/condition.ts'
import type { Fields } from '../../../../src/schema/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { checkAsked } from './condition-values.ts'

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
  path: Path,
  fields: Fields,
  others: readonly string[],
): readonly EntityFinding[] {
  const { or = [], not } = condition
  return [
    ...Object.entries(askedFields(condition)).flatMap(([name, asked]): readonly EntityFinding[] => {
      const at = [...path, name]
      if (!others.includes(name)) {
        const message = `there is no other field "${name}"; ${expectOneOf(others, name)}`
        return [{ code: 'E270', path: at, isAboutKey: true, message }]
      }
      const field = fields[name]
      return field ? checkAsked(name, field, asked, at) : []
    }),
    ...or.flatMap((each, place) => checkCondition(each, [...path, 'or', place], fields, others)),
    ...(not ? checkCondition(not, [...path, 'not'], fields, others) : []),
  ]
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
