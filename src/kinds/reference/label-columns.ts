import type { Column } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { meaningOf } from '../core/meaning/meanings.ts'
import { labelsOf } from './find-path-fields.ts'
import { relationsOf } from './relations.ts'

/** The columns of an entity that references anywhere call its records by: imports look records up by them. */
export function labelColumns(entities: readonly AnyEntity[], entity: AnyEntity): readonly Column[] {
  const named = entities.flatMap(labelsOf).flatMap(({ to, optionLabel }) => {
    const target = entities.find(({ name }) => name === to)
    return target ? optionLabel.flatMap((path) => namesAt(entities, target, path.split('.'), entity)) : []
  })
  return Object.entries(entity.fields)
    .flatMap(([name, field]) => meaningOf(field).columns(name, field))
    .filter(({ name }) => named.includes(name))
}

/** What a path ends in, where that is a column of the wanted entity. */
function namesAt(
  entities: readonly AnyEntity[],
  from: AnyEntity,
  [step = '', ...rest]: readonly string[],
  wanted: AnyEntity,
): readonly string[] {
  const relation = relationsOf(from.fields).find(({ as }) => as === step)
  if (!relation) return from === wanted ? [[step, ...rest].join('_')] : []
  const target = entities.find(({ name }) => name === relation.to)
  return target ? namesAt(entities, target, rest, wanted) : []
}
