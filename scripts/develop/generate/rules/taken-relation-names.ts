import type { EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { readReferences } from '../entity-paths.ts'

/** Records nest a relation under its name beside their fields, so no field or other relation may share that name. */
export function checkTakenRelationNames(entity: EntityParts): readonly EntityFinding[] {
  const taken = new Map(Object.keys(entity.fields).map((name) => [name, 'a field']))
  return readReferences(entity).flatMap(([name, { as }]): readonly EntityFinding[] => {
    const owner = taken.get(as)
    taken.set(as, 'another relation')
    if (owner === undefined) return []
    const message = `"${as}" is the name of ${owner} already; expected one of its own; write "${capitalised(as, owner)}"`
    return [{ code: 'E121', path: ['fields', name, 'as'], message }]
  })
}

function capitalised(name: string, owner: string): string {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return owner === 'a field' && capital !== name ? capital : `${name}2`
}
