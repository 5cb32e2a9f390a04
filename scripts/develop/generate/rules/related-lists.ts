import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { AllEntities } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { waysTo } from '../entity-paths.ts'

/** `related` names entities that refer to this one, each once. */
export function checkRelatedLists({ entities, unreadNames }: AllEntities): readonly Finding[] {
  return entities.flatMap(({ name, file, exportedAs, related }) => {
    const referring = entities.flatMap((each) =>
      each.name !== undefined && waysTo(each, name).length > 0 ? [each.name] : [],
    )
    const known = [...referring, ...unreadNames]
    return related.flatMap(([index, from], place): readonly Finding[] => {
      const isRepeated = related.findIndex(([, each]) => each === from) < place
      if (known.includes(from) && !isRepeated) return []
      const message = isRepeated
        ? `"${from}" is listed already; expected each entity once; remove one of the two`
        : `no field of "${from}" refers to ${name}; ${expectOneOf(known, from)}`
      return [{ code: 'E260', file, exportedAs, path: ['related', index], message }]
    })
  })
}
