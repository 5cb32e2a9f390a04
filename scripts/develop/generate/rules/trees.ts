import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { referenceOf } from '../../../../src/kinds/reference/reference-of.ts'

/** A record stands below another one of its entity by a reference to that. */
export function checkTree({ name, tree, fields }: EntityParts): readonly EntityFinding[] {
  if (tree === undefined) return []
  const able = Object.keys(fields).filter((field) => referenceOf({ fields }, field)?.to === name)
  if (able.includes(tree)) return []
  const expected =
    able.length > 0
      ? expectOneOf(able, tree)
      : `expected one; this entity has none; write parent_id: reference({ to: '${name}', as: 'Parent', … })`
  const message = `"${tree}" is no reference to another record of this entity; ${expected}`
  return [{ code: 'E251', path: ['list', 'tree'], message }]
}
