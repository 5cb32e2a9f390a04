import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { initialOf } from '../../../../src/kinds/core/form/initial.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** What is worked out is a field that nobody fills in. */
export function checkComputed({ computed, fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const known = [...Object.keys(fields), ...invalidFields]
  return Object.keys(computed).flatMap((name): readonly EntityFinding[] => {
    const path = ['computed', name]
    const field = fields[name]
    if (!known.includes(name)) {
      const message = `there is no field "${name}"; ${expectOneOf(known, name)}`
      return [{ code: 'E279', path, isAboutKey: true, message }]
    }
    const wrong = field && explain(field)
    return wrong === undefined
      ? []
      : [{ code: 'E279', path, isAboutKey: true, message: `"${name}" ${wrong}` }]
  })
}

function explain(field: Field): string | undefined {
  if (meaningOf(field).isLeftOutOfDrafts)
    return `is of the kind ${field.kind}, which is not worked out; expected another one`
  if (!field.readOnly)
    return 'is filled in by people; expected one that nobody does; write readOnly: true there'
  if (initialOf(field) === undefined && !('unique' in field && field.unique)) return undefined
  return 'is worked out alone; expected neither initial nor unique; remove them there'
}
