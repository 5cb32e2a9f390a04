import { filterParameterSchemas, parseFilter } from '../../../kinds/core/filter/filters.ts'
import { relatedBy, rowsEntity } from '../../../kinds/core/definition/relations.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { RELATIONS_DEEP } from '../../../schema/entity/entity-shapes.ts'
import {
  filterParameter,
  ID_FILTER,
  mostValues,
  parseFilterParameter,
  type Filter,
} from '../../../schema/where/filter.ts'
import { answers } from '#texts/server.ts'
import { HttpError } from '../../errors/http-error.ts'
import { refusedParameter, unknownParameter } from '../../errors/refused-parameter.ts'

/** What every parameter of a filter begins with. */
export const FILTER = /^(filter|any)\./

export type QueryTexts = Readonly<Record<string, string | readonly string[]>>

/**
 * The filters of a query.
 * @param entities that the caller sees: through what they may not read nobody asks
 * @throws HttpError
 */
export function parseFilters(
  entities: readonly AnyEntity[],
  entity: AnyEntity,
  texts: QueryTexts,
): readonly Filter[] {
  const parameters = Object.entries(texts).filter(([name]) => FILTER.test(name))
  return parameters.map(([name, value]) => {
    const named = parseFilterParameter(name)
    const end = named && followSteps(entities, entity, named.field.split('.'))
    // At its end, and as it would be asked there.
    const plain = named && end ? filterParameter({ field: end.name, operator: named.operator }) : name
    const filter = end && parseFilter(end.entity, plain, [value].flat())
    if (!named || !filter) throw refused(end?.entity, entity, [name, plain], value)
    const most = mostValues(filter)
    if (filter.values.length > most) throw new HttpError(400, answers.tooManyFilterValues(name, most))
    return { ...named, values: filter.values }
  })
}

/** Whether the caller reads what a filter asks of. @param entities that the caller sees */
export function mayAsk(entities: readonly AnyEntity[], entity: AnyEntity, { field }: Filter): boolean {
  const end = followSteps(entities, entity, field.split('.'))
  return end !== undefined && (end.name === ID_FILTER || Object.hasOwn(end.entity.fields, end.name))
}

interface PathEnd {
  readonly entity: AnyEntity
  readonly name: string
}

/** A list goes no further than its records nest what they refer to, and asks for the ids of its own alone. */
function followSteps(
  entities: readonly AnyEntity[],
  entity: AnyEntity,
  steps: readonly string[],
  deep = RELATIONS_DEEP,
): PathEnd | undefined {
  const [name = '', ...rest] = steps
  if (rest.length === 0) return name === ID_FILTER && deep < RELATIONS_DEEP ? undefined : { entity, name }
  const rows = rowsEntity(entity, name)
  if (rows) return followSteps(entities, rows, rest, deep - 1)
  const relation = relatedBy(entity.fields, name)
  const target = relation && entities.find((each) => each.name === relation.to)
  return target && deep > 0 ? followSteps(entities, target, rest, deep - 1) : undefined
}

function refused(
  end: AnyEntity | undefined,
  entity: AnyEntity,
  [name, plain]: readonly [string, string],
  sent: unknown,
): HttpError {
  const found = end && filterParameterSchemas(end).get(plain)
  return found
    ? refusedParameter(name, sent, found)
    : unknownParameter([name], [...filterParameterSchemas(entity).keys()])
}
