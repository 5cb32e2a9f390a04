import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { compareOptions } from '../../../../src/kinds/core/authoring/authorings.ts'
import { PART_COLUMNS } from '../../../../src/server/database/field-tables.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { fieldPlaces } from '../entity-paths.ts'
import { checkFieldNames } from './field-names.ts'
import { checkTakenRelationNames } from './taken-relation-names.ts'

/** What must be true of an entity's fields must be so of those of its rows. */
export function checkCustomCells(entity: EntityParts): readonly EntityFinding[] {
  return fieldPlaces(entity)
    .filter(({ path }) => path.length > 0)
    .flatMap(({ path, fields }) =>
      [
        ...checkFieldNames({ ...entity, fields, invalidFields: [] }),
        ...checkTakenRelationNames({ ...entity, fields }),
        ...Object.entries(fields).flatMap(([name, field]) => compareOptions(name, field)),
        ...checkTakenColumns(fields),
      ].map((finding) => ({ ...finding, path: [...path, ...finding.path] })),
    )
}

/** Each row lies in a table of its own, which has columns of its own. */
function checkTakenColumns(fields: EntityParts['fields']): readonly EntityFinding[] {
  return Object.keys(fields)
    .filter((name) => PART_COLUMNS.includes(name.toLowerCase()))
    .map((name) => ({
      code: 'E171',
      path: ['fields', name],
      isAboutKey: true,
      message: `"${name}" is a column of every table of rows; expected another name`,
    }))
}
