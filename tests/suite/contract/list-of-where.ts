import { expect } from 'vitest'
import { whereFilters, type Asking } from '../../../src/kinds/core/filter/where-filters.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import { filterParameters, type Filter } from '../../../src/schema/where/filter.ts'
import { recordsOf } from './entity-calls.ts'
import { isFound } from '../expected-filters.ts'
import type { Trial } from './trial.ts'

/** The filters of the list that a widget or a number in the menu leads to. */
export function filtersOf({ room, entity }: Trial, where: object = {}): Promise<readonly Filter[]> {
  return whereFilters(askingOf(room.entities, entity), where)
}

function askingOf(entities: readonly AnyEntity[], entity: AnyEntity): Asking {
  const related = entities.map((each) => [each.name, async () => askingOf(entities, each)] as const)
  return { entity, related: Object.fromEntries(related) }
}

/** The records of that list, which are as many as the server answers its address with. */
export async function expectFound(
  { entity, calls }: Trial,
  filters: readonly Filter[],
): Promise<readonly StoredRecord[]> {
  const { records } = recordsOf(entity, await calls.list())
  const found = records.filter((record) => isFound(entity, record, filters))
  expect(found.length).toBeGreaterThan(0)
  const { total } = recordsOf(entity, await calls.list({ ...filterParameters(filters), pageSize: 1 }))
  expect(total).toBe(found.length)
  return found
}
