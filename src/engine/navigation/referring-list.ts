import { createPath } from 'react-router-dom'
import { filterParameter } from '../../schema/where/filter.ts'
import type { Referrers } from '../../calls/record-calls.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

interface ReferringList {
  readonly path: string
  readonly field: string
}

/** The address of a list that is filtered by what refers to these records. */
export function referringList({ path, field }: ReferringList, ...ids: readonly RecordId[]): string {
  const parameter = filterParameter({ field, operator: 'in' })
  const search = new URLSearchParams(ids.map((id) => [parameter, String(id)]))
  return createPath({ pathname: path, search: search.toString() })
}

/** The address of all of them; undefined where no list is filtered by what they refer with. */
export function referringListOf({ path, field, targets }: Referrers): string | undefined {
  return targets.length === 0 ? undefined : referringList({ path, field }, ...targets)
}
