import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { fieldPlaces, readReferences } from '../entity-paths.ts'
import type { AllEntities } from '../checks/entity-parts.ts'

/** A reference points at an existing entity. */
export function checkRelations({ entities, unreadNames }: AllEntities): readonly Finding[] {
  const known = [...entities.flatMap(({ name }) => name ?? []), ...unreadNames]
  return entities.flatMap((entity) =>
    fieldPlaces(entity).flatMap((place) =>
      readReferences(place)
        .filter(([, { to }]) => !known.includes(to))
        .map(([field, { to }]) => ({
          code: 'E116',
          file: entity.file,
          exportedAs: entity.exportedAs,
          path: [...place.path, 'fields', field, 'to'],
          message: `there is no entity "${to}"; ${expectOneOf(known, to)}`,
        })),
    ),
  )
}
