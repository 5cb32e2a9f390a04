import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { recordAddress } from '../../engine/navigation/record-addresses.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import { recordTitle } from '../../kinds/core/meaning/column-values.ts'
import { findRecords } from '../../engine/list-data/list-answers.ts'
import type { LoadResource } from '../../api/resource.ts'
import { t } from '../../texts/locale.ts'

/** A record that the palette leads to. */
export interface FoundRecord {
  readonly path: string
  readonly title: string
  /** The entity's list title. */
  readonly group: string
}

const RECORDS_PER_ENTITY = 5

/** The first matching records of every entity. An entity that fails is left out. */
export function paletteRecordsQuery(
  queryClient: QueryClient,
  resources: Readonly<Record<string, LoadResource>>,
  q: string,
) {
  return queryOptions({
    queryKey: [...resourceKeys('').all, 'palette', q],
    enabled: q !== '',
    async queryFn({ signal }) {
      const found = await Promise.allSettled(
        Object.values(resources).map(async (load) => {
          const resource = await load()
          const query = { page: 1, pageSize: RECORDS_PER_ENTITY, q }
          const { records } = await findRecords(queryClient, resource, query, signal)
          const { entity } = resource
          return records.map((record) => ({
            path: recordAddress(entity.path, record.id),
            title: recordTitle(entity, record),
            group: t(entity.list.title),
          }))
        }),
      )
      return found.flatMap((each): readonly FoundRecord[] => (each.status === 'fulfilled' ? each.value : []))
    },
    meta: { isGuess: true },
  })
}
