import * as z from 'zod/mini'
import type { EntityFinding, Path } from '../../../../src/kinds/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/authoring/expectation.ts'
import { meaningOf } from '../../../../src/kinds/meanings.ts'
import { payloadOf } from '../../../../src/kinds/payloads.ts'
import { type Condition, CONDITION_WORDS } from '../../../../src/schema/condition.ts'
import type { Field, Fields } from '../../../../src/schema/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** A condition asks of another field what that one can be. */
export function findConditionErrors({
  fields,
  invalidFields,
  actionForms,
}: EntityParts): readonly EntityFinding[] {
  return [
    ...findWrongConditions(['fields'], fields, invalidFields),
    ...actionForms.flatMap(([action, asked]) => findWrongConditions(['actions', action, 'fields'], asked)),
  ]
}

function findWrongConditions(
  place: Path,
  fields: Fields,
  invalidFields: readonly string[] = [],
): readonly EntityFinding[] {
  const all = [...Object.keys(fields), ...invalidFields]
  return Object.entries(fields).flatMap(([name, field]) =>
    CONDITION_WORDS.flatMap((word): readonly EntityFinding[] => {
      const condition = field[word]
      if (!condition) return []
      const path = [...place, name, word]
      const decider = fields[condition.field]
      const others = all.filter((other) => other !== name)
      if (!others.includes(condition.field)) {
        const message = `there is no other field "${condition.field}"; ${expectOneOf(others, condition.field)}`
        return [{ code: 'E270', path: [...path, 'field'], message }]
      }
      return decider ? findUnfit(condition, decider, path) : []
    }),
  )
}

function findUnfit(condition: Condition, decider: Field, path: Path): readonly EntityFinding[] {
  const { field } = condition
  if (decider.hidden || meaningOf(decider).isSecret) {
    const why = decider.hidden ? 'is hidden' : 'is told to nobody'
    const message = `"${field}" ${why}, so that no form could follow it; expected another field`
    return [{ code: 'E271', path: [...path, 'field'], message }]
  }
  if ('isEmpty' in condition) return []
  return [condition.is].flat().flatMap((value, index): readonly EntityFinding[] => {
    if (canBe(field, decider, value)) return []
    const place = Array.isArray(condition.is) ? ['is', index] : ['is']
    const known = Object.keys('options' in decider ? decider.options : {}).filter((each) => each !== 'load')
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
export function findConditionCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const told = new Set<string>()
  return Object.keys(fields).flatMap((name): readonly EntityFinding[] => {
    const trail = [name]
    for (let next = fields[name]?.showWhen?.field; next !== undefined; next = fields[next]?.showWhen?.field) {
      if (next === name) break
      if (trail.includes(next)) return []
      trail.push(next)
    }
    const last = fields[trail.at(-1) ?? '']?.showWhen?.field
    if (trail.length < 2 || last !== name || trail.some((each) => told.has(each))) return []
    for (const each of trail) told.add(each)
    const message = `${[...trail, name].join(' is shown by ')}, so none of them would ever be; expected a field that is always shown`
    return [{ code: 'E272', path: ['fields', name, 'showWhen'], message }]
  })
}
