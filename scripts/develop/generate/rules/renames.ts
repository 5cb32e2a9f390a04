import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'

/** A field's `renamedFrom` names a removed field, and no two fields name the same one. */
export function checkFieldRenames({ fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const renames = Object.entries(fields).flatMap(([name, { renamedFrom }]) =>
    renamedFrom === undefined ? [] : [[name, renamedFrom] as const],
  )
  const present = [...Object.keys(fields), ...invalidFields]
  return renames.flatMap(([name, from], index) => {
    const other = renames.slice(0, index).find(([, earlier]) => earlier === from)
    const message = explain('field', from, present.includes(from), other?.[0])
    return message === undefined ? [] : [{ code: 'E173', path: ['fields', name, 'renamedFrom'], message }]
  })
}

/** An entity's `renamedFrom` names a removed entity, and no two entities name the same one. */
export function checkEntityRenames({ entities }: AllEntities): readonly Finding[] {
  const present = entities.map(({ name }) => name)
  return entities.flatMap(({ file, exportedAs, renamedFrom }, index): readonly Finding[] => {
    if (renamedFrom === undefined) return []
    const other = entities.slice(0, index).find((each) => each.renamedFrom === renamedFrom)
    const message = explain('entity', renamedFrom, present.includes(renamedFrom), other?.exportedAs)
    return message === undefined ? [] : [{ code: 'E173', file, exportedAs, path: ['renamedFrom'], message }]
  })
}

function explain(
  what: string,
  from: string,
  isPresent: boolean,
  other: string | undefined,
): string | undefined {
  if (isPresent)
    return `there is still ${what === 'field' ? 'a' : 'an'} ${what} "${from}"; expected the name of one that is gone; remove renamedFrom`
  if (other === undefined) return undefined
  return `"${other}" is renamed from "${from}" already; expected another name; remove one of the two`
}
