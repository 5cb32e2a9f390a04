import { definitionOf, relationsOf } from '../../../../src/kinds/core/definition/definitions.ts'
import { columnKey, type ListColumn } from '../../../../src/schema/entity/list-column.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { readFieldNames, fieldPlaces, readFieldPaths, readReferences } from '../entity-paths.ts'
import { RELATIONS_DEEP } from '../../../../src/schema/entity/entity-shapes.ts'
import type { Code } from '../diagnostics/codes.ts'

/** A column shows or joins fields that records carry, and no two columns show the same field. */
export function checkColumns(entity: EntityParts): readonly EntityFinding[] {
  const known = [...readFieldNames(entity), ...entity.invalidFields]
  const shown = new Map<string, number>()
  return entity.columns.flatMap(([index, column]): readonly EntityFinding[] => {
    const path: Path = ['list', 'columns', index]
    const key = columnKey(column)
    const other = shown.get(key)
    if (other === undefined) shown.set(key, index)
    const code = typeof column === 'string' ? 'E112' : 'E113'
    const unknown = namesOf(column)
      .filter(([, name]) => !known.includes(name))
      .map(
        ([below, name]) =>
          ({
            code,
            path: [...path, ...below],
            message: `there is no field "${name}"${explainUnread(entity, name)}; ${expectOneOf(known, name)}`,
          }) as const,
      )
    if (other !== undefined) return [sameColumn(path, other)]
    return unknown.length > 0 ? unknown : findIds(entity, column, path)
  })
}

/** A column of numbers that say nothing to anybody. */
function findIds({ fields }: EntityParts, column: ListColumn, path: Path): readonly EntityFinding[] {
  const field = typeof column === 'string' ? fields[column] : undefined
  const instead = field && definitionOf(field).listColumn?.(field)
  if (!instead) return []
  const written = `firstOf(${JSON.stringify(instead.header)}, ['${instead.firstOf.join("', '")}'])`
  const message = `"${String(column)}" is the id of a record, which says nothing in a list; expected ${written.replaceAll('"', "'")}`
  return [{ code: 'E281', path, message }]
}

function namesOf(column: ListColumn): readonly (readonly [Path, string])[] {
  if (typeof column === 'string') return [[[], column]]
  return 'joined' in column ? column.joined.map((name, index) => [['joined', index], name] as const) : []
}

function explainUnread({ fields }: EntityParts, name: string): string {
  return Object.hasOwn(fields, name) ? ' in a record, it is only ever written' : ''
}

function sameColumn(path: Path, other: number): EntityFinding {
  const message = `columns[${other}] shows the same; expected another field; remove one of the two`
  return { code: 'E127', path, message }
}

type ByName = ReadonlyMap<string | undefined, EntityParts>
type Problem = readonly [code: Code, message: string]

/** Every path of a column or of an option label leads to a field. */
export function checkPaths(entity: EntityParts, { entities }: AllEntities): readonly EntityFinding[] {
  const byName: ByName = new Map(entities.map((each) => [each.name, each]))
  return [...checkInColumns(entity, byName), ...checkInOptionLabels(entity, byName)]
}

function checkInColumns(entity: EntityParts, byName: ByName): readonly EntityFinding[] {
  return entity.columns.flatMap(([index, column]) => {
    const paths = typeof column === 'object' && 'firstOf' in column ? column.firstOf : []
    return paths.flatMap((path, place) =>
      reportPath(
        ['list', 'columns', index, 'firstOf', place],
        explainPath(entity, path, byName, RELATIONS_DEEP),
      ),
    )
  })
}

function checkInOptionLabels(entity: EntityParts, byName: ByName): readonly EntityFinding[] {
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
      return reportPath([...at, 'optionLabel', place], told)
    })
  })
}

function reportPath(path: Path, problem: Problem | undefined): readonly EntityFinding[] {
  return problem ? [{ code: problem[0], path, message: problem[1] }] : []
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

/** A reference points at an existing entity. */
export function checkRelations(
  entity: EntityParts,
  { entities, unreadNames }: AllEntities,
): readonly EntityFinding[] {
  const known = [...entities.flatMap(({ name }) => name ?? []), ...unreadNames]
  return fieldPlaces(entity).flatMap((place) =>
    readReferences(place)
      .filter(([, { to }]) => !known.includes(to))
      .map(([field, { to }]) => ({
        code: 'E116',
        path: [...place.path, 'fields', field, 'to'],
        message: `there is no entity "${to}"; ${expectOneOf(known, to)}`,
      })),
  )
}

/** `dependsOn` names a field of the same entity. */
export function checkDependencies({ fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const all = [...Object.keys(fields), ...invalidFields]
  return Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    if (!('dependsOn' in field) || all.includes(field.dependsOn)) return []
    const others = all.filter((other) => other !== name)
    const message = `there is no field "${field.dependsOn}"; ${expectOneOf(others, field.dependsOn)}`
    return [{ code: 'E115', path: ['fields', name, 'dependsOn'], message }]
  })
}
