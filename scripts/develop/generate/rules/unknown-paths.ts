import type { Code } from '../diagnostics/codes.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import { expectOneOf } from '../diagnostics/expectation.ts'
import type { Finding, Path } from '../diagnostics/finding.ts'
import { readFieldPaths, readReferences } from '../entity-paths.ts'

type ByName = ReadonlyMap<string | undefined, EntityParts>
type Problem = readonly [code: Code, message: string]

/** Every path of a column, and every part of an option's label, leads to a field. */
export function findUnknownPaths({ entities }: AllEntities): readonly Finding[] {
  const byName: ByName = new Map(entities.map((entity) => [entity.name, entity]))
  return entities.flatMap((entity) => [
    ...findInColumns(entity, byName),
    ...findInOptionLabels(entity, byName),
  ])
}

function findInColumns(entity: EntityParts, byName: ByName): readonly Finding[] {
  return entity.columns.flatMap(([index, column]) => {
    const paths = typeof column === 'object' && 'firstOf' in column ? column.firstOf : []
    return paths.flatMap((path, place) =>
      tell(entity, ['list', 'columns', index, 'firstOf', place], explainPath(entity, path, byName)),
    )
  })
}

function findInOptionLabels(entity: EntityParts, byName: ByName): readonly Finding[] {
  return readReferences(entity).flatMap(([name, { to, optionLabel }]) => {
    const target = byName.get(to)
    // A relation to no entity is told by its own rule.
    if (!target) return []
    return optionLabel.flatMap((path, place) => {
      const problem = explainPath(target, path, byName)
      const at = ['fields', name, 'optionLabel', place]
      return tell(entity, at, problem && ['E114', problem[1]])
    })
  })
}

function tell(
  { file, exportedAs }: EntityParts,
  path: Path,
  problem: Problem | undefined,
): readonly Finding[] {
  return problem ? [{ code: problem[0], file, exportedAs, path, message: problem[1] }] : []
}

/** Why a path leads nowhere, or undefined where it leads to a field. */
function explainPath(from: EntityParts, path: string, byName: ByName): Problem | undefined {
  const ends = readFieldPaths(from)
  const [first = '', ...rest] = path.split('.')
  if (ends.includes(path) || from.unsoundFields.includes(first)) return undefined
  const references = readReferences(from).map(([, reference]) => reference)
  const next = references.find(({ as }) => as === first)
  if (rest.length > 0 && next) {
    const target = byName.get(next.to)
    return target && explainPath(target, rest.join('.'), byName)
  }
  const owner = from.name ?? from.exportedAs
  const known = [...ends, ...references.map(({ as }) => `${as}.…`)]
  if (rest.length === 0) return ['E118', `${owner} has no field "${first}"; ${expectOneOf(known, first)}`]
  const found = ends.includes(first)
    ? `"${first}" of ${owner} is a field, no relation`
    : `${owner} has no relation "${first}"`
  return ['E117', `${found}; ${expectOneOf(known, path)}`]
}
