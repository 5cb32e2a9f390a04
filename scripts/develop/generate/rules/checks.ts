import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** A check looks at fields of its entity that can be read, and marks one of them. */
export function checkEntityChecks({ checks, fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const readable = Object.keys(fields).filter((name) => fields[name] && !meaningOf(fields[name]).isSecret)
  const known = [...readable, ...invalidFields]
  return Object.entries(checks).flatMap(([key, check]) => {
    const path = ['checks', key]
    const named = check.of.map((name, index) => ({ name, path: [...path, 'of', index], among: known }))
    // A mistake is told where somebody can mend it.
    return [...named, { name: check.field, path: [...path, 'field'], among: check.of }]
      .filter(({ name, among }) => !among.includes(name))
      .map((each): EntityFinding => {
        const message = `"${each.name}" is no field that it can look at; ${expectOneOf(each.among, each.name)}`
        return { code: 'E273', path: each.path, message }
      })
  })
}
