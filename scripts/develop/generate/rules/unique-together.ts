import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** What is unique together are several fields, each in one column that values are compared by. */
export function checkUniqueTogether(entity: EntityParts): readonly EntityFinding[] {
  const { uniqueTogether, fields, invalidFields } = entity
  const fit = Object.entries(fields).flatMap(([name, field]) => (isCompared(name, field) ? [name] : []))
  const known = [...fit, ...invalidFields]
  return uniqueTogether.flatMap((names, group) =>
    names.flatMap((name, index): readonly EntityFinding[] => {
      const path = ['uniqueTogether', group, index]
      if (!known.includes(name)) {
        const message = `there is no field "${name}" that can be compared; ${expectOneOf(known, name)}`
        return [{ code: 'E274', path, message }]
      }
      if (names.length > 1 && names.indexOf(name) === index) return []
      const message = `"${name}" stands here ${names.length > 1 ? 'twice' : 'alone'}; expected several fields; name another, or write unique: true at the field`
      return [{ code: 'E274', path, message }]
    }),
  )
}

function isCompared(name: string, field: Field): boolean {
  const { columns, isSecret, isLeftOutOfDrafts } = meaningOf(field)
  const [column, ...more] = columns(name, field)
  return (
    column !== undefined && column.type !== 'json' && more.length === 0 && !isSecret && !isLeftOutOfDrafts
  )
}
