import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { findRecords, recordAddress } from '../../engine/face.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import { columnValues } from '../../kinds/core/definition/column-values.ts'
import type { LoadResource, Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { t } from '../../texts/locale.ts'
import { LEAST_TO_FORGIVE, nearMatch } from './near-match.ts'

/** A record that the palette leads to. */
export interface FoundRecord {
  readonly path: string
  readonly label: string
  /** What tells it from another one of its name. */
  readonly detail: string
  /** The entity's list title. */
  readonly group: string
}

type Resources = Readonly<Record<string, LoadResource>>

const RECORDS_PER_ENTITY = 5
/** Of those that hold half of what was typed, before they are looked at here. */
const GUESSES_PER_ENTITY = 50
const DETAILS = 2

/** A record by the texts of its row: the first is its name. */
export function findableRecord({ entity }: Resource, record: EntityRecord): FoundRecord {
  const [label = '', ...others] = textsOf({ entity }, record)
  return {
    path: recordAddress(entity.path, record.id),
    label,
    detail: others.slice(0, DETAILS).join(' · '),
    group: t(entity.list.title),
  }
}

/** The first matching records of every entity, or those that nearly match. An entity that fails is left out. */
export function paletteRecordsQuery(queryClient: QueryClient, resources: Resources, q: string) {
  return queryOptions({
    queryKey: [...resourceKeys('').all, 'palette', q],
    enabled: q !== '',
    async queryFn({ signal }) {
      const loaded = await Promise.all(Object.values(resources).map((load) => load()))
      const find = async (part: string, pageSize: number, isFound?: (text: string) => boolean) => {
        const found = await Promise.allSettled(
          loaded.map(async (resource) => {
            const { records } = await findRecords(
              queryClient,
              resource,
              { page: 1, pageSize, q: part },
              signal,
            )
            return records
              .filter((record) => !isFound || textsOf(resource, record).some(isFound))
              .slice(0, RECORDS_PER_ENTITY)
              .map((record) => findableRecord(resource, record))
          }),
        )
        return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      }
      const exact = await find(q, RECORDS_PER_ENTITY)
      if (exact.length > 0) return exact
      const near = await Promise.all(halvesOf(q).map((half) => find(half, GUESSES_PER_ENTITY, nearMatch(q))))
      return [...new Map(near.flat().map((record) => [record.path, record])).values()]
    },
    meta: { isGuess: true },
  })
}

/** One wrong letter leaves one of the halves as it is. */
function halvesOf(q: string): readonly string[] {
  const letters = [...q]
  if (letters.length < LEAST_TO_FORGIVE) return []
  const middle = Math.ceil(letters.length / 2)
  return [letters.slice(0, middle), letters.slice(middle)].map((half) => half.join('').trim())
}

function textsOf({ entity }: Pick<Resource, 'entity'>, record: EntityRecord): readonly string[] {
  return entity.list.columns
    .map((column) => columnValues(entity, column).text(record))
    .filter((text) => text !== '')
}
