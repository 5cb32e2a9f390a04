import type { EntityParts } from '../checks/entity-parts.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

/** `dependsOn` names a field of the same entity. */
export function checkDependencies({ fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const all = [...Object.keys(fields), ...invalidFields]
  return Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    if (!('dependsOn' in field) || all.includes(field.dependsOn)) return []
    const others = all.filter((other) => other !== name)
    const message = `there is no field "${field.dependsOn}"; ${expectOneOf(others, field.dependsOn)}`
    return [{ code: 'E115', path: ['fields', name, 'dependsOn'], message }]
  })
}
