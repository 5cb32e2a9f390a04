import type { EntityParts } from '../checks/entity-parts.ts'
import { expectOneOf } from '../diagnostics/expectation.ts'
import type { Complaint } from '../diagnostics/finding.ts'

/** A field that follows another follows one of the same entity. */
export function findUnknownDependencies({ fields, unsoundFields }: EntityParts): readonly Complaint[] {
  const all = [...Object.keys(fields), ...unsoundFields]
  return Object.entries(fields).flatMap(([name, field]): readonly Complaint[] => {
    if (!('dependsOn' in field) || all.includes(field.dependsOn)) return []
    const others = all.filter((other) => other !== name)
    const message = `there is no field "${field.dependsOn}"; ${expectOneOf(others, field.dependsOn)}`
    return [{ code: 'E115', path: ['fields', name, 'dependsOn'], message }]
  })
}
