import type { AnyEntity } from '../../../src/schema/entity.ts'
import { readFieldPaths, readReferences } from '../entity-paths.ts'
import { namesNo, type Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'

type ByName = ReadonlyMap<string, AnyEntity>

/** Every path of a column, and every part of an option's label, leads to a field. */
export function findUnknownPaths(entities: readonly EntityFile[]): readonly Mistake[] {
  const byName: ByName = new Map(entities.map(({ entity }) => [entity.name, entity]))
  return entities.flatMap((each) => [...findInColumns(each, byName), ...findInOptionLabels(each, byName)])
}

function findInColumns({ file, entity }: EntityFile, byName: ByName): readonly Mistake[] {
  return entity.list.columns.flatMap((column, index) => {
    const paths = typeof column === 'object' && 'firstOf' in column ? column.firstOf : []
    const where = `list.columns[${index}]`
    return paths.flatMap((path) => tell(file, where, path, explainPath(entity, path, byName)))
  })
}

function findInOptionLabels({ file, entity }: EntityFile, byName: ByName): readonly Mistake[] {
  return readReferences(entity).flatMap(([name, { to, optionLabel }]) => {
    const target = byName.get(to)
    // A relation to no entity is told by its own rule.
    if (!target) return []
    const where = `fields.${name}.optionLabel`
    return optionLabel.flatMap((path) => tell(file, where, path, explainPath(target, path, byName)))
  })
}

function tell(file: string, where: string, path: string, problem: string | undefined): readonly Mistake[] {
  return problem === undefined ? [] : [{ file, where, message: `"${path}": ${problem}` }]
}

/** Why a path leads nowhere, or undefined where it leads to a field. */
function explainPath(from: AnyEntity, path: string, byName: ByName): string | undefined {
  const ends = readFieldPaths(from)
  if (ends.includes(path)) return undefined
  const [relation = '', ...rest] = path.split('.')
  const references = readReferences(from).map(([, reference]) => reference)
  const next = references.find(({ as }) => as === relation)
  if (!next || rest.length === 0)
    return namesNo(`field or relation of ${from.name}`, relation, [
      ...ends,
      ...references.map(({ as }) => `${as}.…`),
    ])
  const target = byName.get(next.to)
  return target && explainPath(target, rest.join('.'), byName)
}
