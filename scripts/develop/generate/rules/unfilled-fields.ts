import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { initialOf } from '../../../../src/kinds/core/form/initial.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** What no form asks for cannot be required, and what no screen has is named by none. */
export function checkUnfilledFields(entity: EntityParts): readonly EntityFinding[] {
  const { fields } = entity
  const required = Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    const word = field.readOnly ? 'readOnly' : field.hidden ? 'hidden' : undefined
    if (word === undefined || !field.required || initialOf(field) !== undefined) return []
    const message = `the field is ${word}, so nobody could fill it in; expected one that may be empty; remove required, or say initial`
    return [{ code: 'E275', path: ['fields', name, 'required'], message }]
  })
  const hidden = placesOf(entity).flatMap(([path, name]): readonly EntityFinding[] => {
    if (!fields[name]?.hidden) return []
    const message = `"${name}" is hidden; expected a field that is shown; leave it out here, or remove hidden`
    return [{ code: 'E276', path, message }]
  })
  return [...required, ...hidden]
}

/** Where screens name fields. */
function placesOf({ columns, sections, account }: EntityParts): readonly (readonly [Path, string])[] {
  return [
    ...columns.flatMap(([index, column]): readonly (readonly [Path, string])[] => {
      const path = ['list', 'columns', index]
      if (typeof column === 'string') return [[path, column]]
      return 'joined' in column
        ? column.joined.map((name, place) => [[...path, 'joined', place], name] as const)
        : column.firstOf.map((name, place) => [[...path, 'firstOf', place], name] as const)
    }),
    ...Object.entries(sections ?? {}).flatMap(([key, section]) =>
      section.fields.map((name, place) => [['sections', key, 'fields', place], name] as const),
    ),
    ...(account?.profile ?? []).map((name, place) => [['account', 'profile', place], name] as const),
  ]
}
