import { RELATIONS_DEEP } from '../../../../src/schema/entity-shapes.ts'
import type { Code } from '../diagnostics/codes.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { relationsOf } from '../../../../src/kinds/reference/relations.ts'
import { fieldPlaces, readFieldPaths, readReferences } from '../entity-paths.ts'

type ByName = ReadonlyMap<string | undefined, EntityParts>
type Problem = readonly [code: Code, message: string]

/** Every path of a column or of an option label leads to a field. */
export function checkPaths({ entities }: AllEntities): readonly Finding[] {
  const byName: ByName = new Map(entities.map((entity) => [entity.name, entity]))
  return entities.flatMap((entity) => [
    ...checkInColumns(entity, byName),
    ...checkInOptionLabels(entity, byName),
  ])
}

function checkInColumns(entity: EntityParts, byName: ByName): readonly Finding[] {
  return entity.columns.flatMap(([index, column]) => {
    const paths = typeof column === 'object' && 'firstOf' in column ? column.firstOf : []
    return paths.flatMap((path, place) =>
      reportPath(
        entity,
        ['list', 'columns', index, 'firstOf', place],
        explainPath(entity, path, byName, RELATIONS_DEEP),
      ),
    )
  })
}

function checkInOptionLabels(entity: EntityParts, byName: ByName): readonly Finding[] {
  const references = fieldPlaces(entity).flatMap((place) =>
    readReferences(place).map(([name, field]) => ({ at: [...place.path, 'fields', name], ...field })),
  )
  return references.flatMap(({ at, to, optionLabel }) => {
    const target = byName.get(to)
    // Another rule reports relations to unknown entities.
    if (!target) return []
    return optionLabel.flatMap((path, place) => {
      // The reference itself is one relation more.
      const problem = explainPath(target, path, byName, RELATIONS_DEEP - 1)
      const told = problem && ([problem[0] === 'E175' ? 'E175' : 'E114', problem[1]] as const)
      return reportPath(entity, [...at, 'optionLabel', place], told)
    })
  })
}

function reportPath(
  { file, exportedAs }: EntityParts,
  path: Path,
  problem: Problem | undefined,
): readonly Finding[] {
  return problem ? [{ code: problem[0], file, exportedAs, path, message: problem[1] }] : []
}

/** The reason why a path leads to no field, or undefined when it does lead to one. */
function explainPath(from: EntityParts, path: string, byName: ByName, deep: number): Problem | undefined {
  const ends = readFieldPaths(from)
  const [first = '', ...rest] = path.split('.')
  if (ends.includes(path) || from.invalidFields.includes(first)) return undefined
  const references = relationsOf(from.fields)
  const next = references.find(({ as }) => as === first)
  const owner = from.name ?? from.exportedAs
  if (rest.length > 0 && next) {
    if (deep === 0) {
      const found = `"${first}" of ${owner} is a relation too many, records nest ${RELATIONS_DEEP} in each other`
      return ['E175', `${found}; ${expectOneOf(ends, rest.join('.'))}`]
    }
    const target = byName.get(next.to)
    return target && explainPath(target, rest.join('.'), byName, deep - 1)
  }
  const known = [...ends, ...references.map(({ as }) => `${as}.…`)]
  if (rest.length === 0) return ['E118', `${owner} has no field "${first}"; ${expectOneOf(known, first)}`]
  const found = ends.includes(first)
    ? `"${first}" of ${owner} is a field, no relation`
    : `${owner} has no relation "${first}"`
  return ['E117', `${found}; ${expectOneOf(known, path)}`]
}
