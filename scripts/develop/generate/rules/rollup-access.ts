import { isArray, isObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { AccessOfEntity, Person } from '../../../../src/schema/access.ts'
import { mayDo, mayReadField } from '../../../../src/schema/rights.ts'
import { figureFieldOf, sourceOf, type Rollup } from '../../../../src/schema/rollup.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { rolesOf } from './access.ts'

/**
 * A rollup is worked out of all records, whoever reads it: whom these are hidden from would be told of them by the figure. Where
 * that is meant, the access of the field says so by naming them.
 */
export function checkRollupAccess({ entities, unreadNames }: AllEntities): readonly Finding[] {
  const roles = rolesOf(entities)
  if (!roles && unreadNames.length > 0) return []
  return entities.flatMap((entity) =>
    Object.entries(entity.rollups).flatMap(([name, rollup]): readonly Finding[] => {
      const source = rollup && entities.find((each) => each.name === sourceOf(rollup)[0])
      if (!source || !entity.fields[name] || entity.access?.fields?.[name]?.read) return []
      const told = [...(roles ?? []), null].filter((role) => isTold([entity, name], [source, rollup], role))
      if (told.length === 0) return []
      const { file, exportedAs } = entity
      const people = told.map((role) => role ?? 'accounts without a role').join(', ')
      const message = `"${name}" tells ${people} of what they may not read of "${source.name}"; write access: { fields: { ${name}: { read: [] } } }, naming those who may see the figure`
      return [{ code: 'E206', file, exportedAs, path: ['rollups', name], isAboutKey: true, message }]
    }),
  )
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

/** What the rights of an entity are asked of. */
export function accessOf({ access, account, fields }: EntityParts): AccessOfEntity {
  return { fields, ...(access && { access }), ...(account && { account }) }
}

/** The fields that a condition asks of. */
function namesIn(where: unknown): readonly string[] {
  if (isArray(where)) return where.flatMap(namesIn)
  if (!isObject(where)) return []
  return Object.entries(where).flatMap(([name, asked]) =>
    name === 'or' || name === 'not' ? namesIn(asked) : [name],
  )
}
