import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { initialOf } from '../../../../src/kinds/core/form/initial-values.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { figureFieldOf, sourceOf, type Rollup } from '../../../../src/schema/entity/rollup.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { readReferences } from '../entity-paths.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { isArray, isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { type FilterOperator } from '../../../../src/schema/where/filter.ts'
import { operatorsOf } from '../../../../src/schema/where/where-tree.ts'
import { checkAsked } from './conditions.ts'
import type { AccessOfEntity, Person } from '../../../../src/schema/access/access.ts'
import { mayDo, mayReadField } from '../../../../src/schema/access/rights.ts'
import { accessOf, rolesOf } from './access.ts'
import { findCircles } from './circles.ts'

/** A rollup is a field that nobody fills in, of a figure that the records that refer to it have. */
export function checkRollups(entity: EntityParts, all: AllEntities): readonly EntityFinding[] {
  return Object.entries(entity.rollups).flatMap(([name, rollup]): readonly EntityFinding[] => {
    if (!rollup) return []
    const wrong = explainHolder(entity, name) ?? explainSource(all, entity, name, rollup)
    const found = wrong ? [{ ...wrong, isAboutKey: wrong.at.length === 0 }] : whereOf(all, rollup)
    return found.map(({ at, ...rest }) => ({ code: 'E290', path: ['rollups', name, ...at], ...rest }))
  })
}

function whereOf({ entities }: AllEntities, rollup: Rollup): readonly WrongWhere[] {
  const [from] = sourceOf(rollup)
  const source = entities.find((each) => each.name === from)
  return source ? checkRollupWhere(source, rollup.where, ['where']) : []
}

interface Explained {
  readonly at: readonly string[]
  readonly message: string
}

function explainHolder({ fields, invalidFields }: EntityParts, name: string): Explained | undefined {
  const known = [...Object.keys(fields), ...invalidFields]
  if (!known.includes(name))
    return { at: [], message: `there is no field "${name}"; ${expectOneOf(known, name)}` }
  const field = fields[name]
  if (!field) return undefined
  if (!field.readOnly)
    return {
      at: [],
      message: `"${name}" is filled in by people; expected one that nobody does; write readOnly: true there`,
    }
  if (initialOf(field) === undefined && !('unique' in field && field.unique)) return undefined
  return {
    at: [],
    message: `"${name}" is worked out alone; expected neither initial nor unique; remove them there`,
  }
}

function explainSource(
  { entities, unreadNames }: AllEntities,
  { name: own, fields }: EntityParts,
  name: string,
  rollup: Rollup,
): Explained | undefined {
  const referring = entities.flatMap((each) =>
    readReferences(each).flatMap(([column, { to }]) => (to === own ? [`${each.name}.${column}`] : [])),
  )
  const [from, column] = sourceOf(rollup)
  if (unreadNames.includes(from)) return undefined
  if (!referring.includes(rollup.of)) {
    const message = `no field "${column}" of "${from}" refers to ${own}; ${expectOneOf(referring, rollup.of)}`
    return { at: ['of'], message }
  }
  const source = entities.find((each) => each.name === from)
  const held = fields[name]
  return source && held && explainFigure(source, held, rollup)
}

function explainFigure(source: EntityParts, held: Field, rollup: Rollup): Explained | undefined {
  const figure = figureFieldOf(rollup)
  if (figure === undefined) {
    if (isWholeNumber(held)) return undefined
    return { at: ['count'], message: `a count is held by a whole number; expected number() without decimals` }
  }
  const at = [Object.keys(rollup).find((key) => ['sum', 'latest', 'earliest'].includes(key)) ?? 'of']
  const known = Object.keys(source.fields).filter((each) => source.fields[each]?.kind === held.kind)
  if (source.invalidFields.includes(figure) || known.includes(figure)) return undefined
  const message = `there is no ${held.kind}() "${figure}" of "${source.name}", as the field that holds it is; ${expectOneOf(known, figure)}`
  return { at, message }
}

function isWholeNumber(field: Field): boolean {
  return (
    definitionOf(field)
      .columns('', field)
      .every(({ type }) => type === 'integer') && !('to' in field)
  )
}

interface WrongWhere {
  readonly at: Path
  readonly message: string
  readonly isAboutKey?: boolean
}

type Source = Pick<EntityParts, 'name' | 'fields' | 'invalidFields'>

/**
 * What a rollup cannot ask of the records that it is of. It is worked out when one of them changes, so that it asks of their own
 * fields alone, and nothing that is otherwise tomorrow.
 */
function checkRollupWhere(source: Source, where: unknown, at: Path): readonly WrongWhere[] {
  if (!isObject(where)) return []
  return Object.entries(where).flatMap(([name, asked]) => checkPart(source, name, asked, [...at, name]))
}

function checkPart(source: Source, name: string, asked: unknown, at: Path): readonly WrongWhere[] {
  if (name === 'or' && isArray(asked))
    return asked.flatMap((each, place) => checkRollupWhere(source, each, [...at, place]))
  if (name === 'not') return checkRollupWhere(source, asked, at)
  if (name === 'id' || source.invalidFields.includes(name)) return []
  const field = source.fields[name]
  if (!field) {
    const known = expectOneOf(Object.keys(source.fields), name)
    return [{ at, message: `"${source.name}" has no field "${name}" of its own; ${known}`, isAboutKey: true }]
  }
  const moving = operatorsOf(asked)?.find(([operator, value]) => isMoving(field, operator, value))
  if (moving) {
    const message = `"${name}" is asked by the calendar, which a rollup does not follow; expected days that stay`
    return [{ at: [...at, moving[0]], message, isAboutKey: true }]
  }
  // Nobody sees what a rollup asks of.
  const shown = field.hidden ? { ...field, hidden: false } : field
  return checkAsked(name, shown, asked, at).map(({ path, message, isAboutKey }) => ({
    at: path,
    message,
    ...(isAboutKey && { isAboutKey }),
  }))
}

function isMoving(field: Field, operator: FilterOperator, value: unknown): boolean {
  if (operator === 'within' || operator === 'anniversary') return true
  const isDay = definitionOf(field).rangeInput === 'date'
  return isDay && (operator === 'from' || operator === 'to') && (value === 'today' || isObject(value))
}

/**
 * A rollup is worked out of all records, whoever reads it: whom these are hidden from would be told of them by the figure. Where
 * that is meant, the access of the field says so by naming them.
 */
export function checkRollupAccess(
  entity: EntityParts,
  { entities, unreadNames }: AllEntities,
): readonly EntityFinding[] {
  const roles = rolesOf(entities)
  if (!roles && unreadNames.length > 0) return []
  return Object.entries(entity.rollups).flatMap(([name, rollup]): readonly EntityFinding[] => {
    const source = rollup && entities.find((each) => each.name === sourceOf(rollup)[0])
    if (!source || !entity.fields[name] || entity.access?.fields?.[name]?.read) return []
    const told = [...(roles ?? []), null].filter((role) => isTold([entity, name], [source, rollup], role))
    if (told.length === 0) return []
    const people = told.map((role) => role ?? 'accounts without a role').join(', ')
    const message = `"${name}" tells ${people} of what they may not read of "${source.name}"; write access: { fields: { ${name}: { read: [] } } }, naming those who may see the figure`
    return [{ code: 'E206', path: ['rollups', name], isAboutKey: true, message }]
  })
}

/** Whether somebody reads the figure, and not all that it is worked out of. */
function isTold(
  [held, name]: readonly [EntityParts, string],
  [of, rollup]: readonly [EntityParts, Rollup],
  role: string | null,
): boolean {
  const [holder, source] = [accessOf(held), accessOf(of)]
  const person: Person = { isSuperAdministrator: false, roles: role === null ? null : [role] }
  if (!mayDo(holder, 'read', person) || !mayReadField(holder, name, person)) return false
  const read = [sourceOf(rollup)[1], figureFieldOf(rollup) ?? [], namesIn(rollup.where)].flat(2)
  const hasRows = (entity: AccessOfEntity) => role !== null && entity.access?.rows?.[role] !== undefined
  // Rules of rows are functions: whether two of them show the same cannot be told.
  return (
    !mayDo(source, 'read', person) ||
    read.some((field) => !mayReadField(source, field, person)) ||
    (hasRows(source) && !hasRows(holder))
  )
}

/** The fields that a condition asks of. */
function namesIn(where: unknown): readonly string[] {
  if (isArray(where)) return where.flatMap(namesIn)
  if (!isObject(where)) return []
  return Object.entries(where).flatMap(([name, asked]) =>
    name === 'or' || name === 'not' ? namesIn(asked) : [name],
  )
}

/** No rollup is worked out of itself, directly or through those of other entities. */
export function checkRollupCircles({ entities }: AllEntities): readonly Finding[] {
  const sources = new Map(
    entities.flatMap(({ name, rollups }) =>
      Object.entries(rollups).flatMap(([field, rollup]) => {
        const figure = rollup && figureFieldOf(rollup)
        return rollup && figure !== undefined
          ? [[`${name}.${field}`, [`${sourceOf(rollup)[0]}.${figure}`]] as const]
          : []
      }),
    ),
  )
  const circles = findCircles(sources)
  return entities.flatMap(({ name, file, exportedAs, rollups }) =>
    Object.keys(rollups).flatMap((field): readonly Finding[] => {
      const circle = circles.find(({ first }) => first === `${name}.${field}`)
      if (!circle) return []
      const message = `${[...circle.members, circle.first].join(' → ')}: each is worked out of the next, and so of itself; expected one of a field that people fill in`
      return [{ code: 'E289', file, exportedAs, path: ['rollups', field], isAboutKey: true, message }]
    }),
  )
}
