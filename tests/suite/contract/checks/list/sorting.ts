import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { columnKey, type ListColumn } from '../../../../../src/schema/entity/list-column.ts'
import { allColumns, isSortable } from '../../../../../src/kinds/core/cell/list-columns.ts'
import type { Check, Checks } from '../../check.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { recordsOf } from '../../entity-calls.ts'
import { createRanked } from '../../ranked-records.ts'
import type { Trial } from '../../trial.ts'

export const sortingChecks: Checks = (entity) =>
  allColumns(entity).map((column) =>
    isSortable(entity, column) ? sortBy(entity, column) : refuseToSortBy(column),
  )

function refuseToSortBy(column: ListColumn): Check {
  const sort = columnKey(column)
  return {
    title: `refuses to sort by the column "${sort}", as its screen does`,
    async run({ calls }) {
      expectRefused(await calls.list({ sort }), 400)
    },
  }
}

function sortBy(entity: AnyEntity, column: ListColumn): Check {
  const sort = columnKey(column)
  return {
    title: `is sorted by the column "${sort}", what is empty last`,
    ...(typeof column === 'string' && { field: column }),
    async run(trial) {
      const ranked = await createRanked(trial, pathOf(entity, column).split('.'))
      // The next path of a column takes the place of one that leads to nothing.
      const isLast = typeof column === 'string' || 'joined' in column || column.firstOf.length === 1
      const last = ranked.blank !== null && isLast ? [ranked.blank] : []
      const ids = ranked.ascending.map(({ id }) => id)
      const mine = [...ids, ...last]
      expect(await sortedIds(trial, { sort, order: 'asc' }, mine)).toEqual(mine)
      expect(await sortedIds(trial, { sort }, mine)).toEqual(mine)
      expect(await sortedIds(trial, { sort, order: 'desc' }, mine)).toEqual([...ids.reverse(), ...last])
    },
  }
}

/** Where the records are made to differ: in the first place that the column shows. */
function pathOf({ fields }: AnyEntity, column: ListColumn): string {
  if (typeof column === 'string') return column
  if ('firstOf' in column) return column.firstOf[0] ?? ''
  return column.joined.find((name) => fields[name]?.required) ?? column.joined[0] ?? ''
}

async function sortedIds(
  { entity, calls }: Trial,
  query: Readonly<Record<string, string>>,
  mine: readonly number[],
): Promise<readonly number[]> {
  const { records } = recordsOf(entity, await calls.list({ ...query, pageSize: 500 }))
  return records.map(({ id }) => id).filter((id) => mine.includes(id))
}
