import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { BASE_PATH } from '../../api/addresses.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { LoadResource } from '../../api/resource.ts'
import { tryStorage } from '../../ui/try-storage.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { editedRecord } from './palette-actions.ts'
import { findableRecord } from './palette-records.ts'

/** Some of them may be gone, or are another person's business by now. */
const KEPT = 20
const SHOWN = 5

const addresses = z.array(z.string())

/** Keeps the address of an edit form that somebody opened, and nothing of the record, in this browser. */
export function rememberVisit(adminId: RecordId, path: string): void {
  const others = readVisits(adminId).filter((each) => each !== path)
  tryStorage((storage) => storage.setItem(keyOf(adminId), JSON.stringify([path, ...others].slice(0, KEPT))))
}

/** The records that somebody opened last, as they are now; without those that they may not read any more. */
export function recentRecordsQuery(
  resources: Readonly<Record<string, LoadResource>>,
  adminId: RecordId | undefined,
  shownPath: string,
) {
  const paths = adminId === undefined ? [] : readVisits(adminId).filter((path) => path !== shownPath)
  return queryOptions({
    queryKey: [...resourceKeys('').all, 'recent', paths],
    enabled: paths.length > 0,
    async queryFn({ signal }) {
      const loaded = await Promise.all(Object.values(resources).map((load) => load()))
      const visits = paths.flatMap((path) =>
        loaded.flatMap((resource) => {
          const id = editedRecord(path, resource.entity)
          return id === undefined ? [] : [{ resource, id }]
        }),
      )
      const read = await Promise.allSettled(
        visits
          .slice(0, SHOWN)
          .map(async ({ resource, id }) => findableRecord(resource, await resource.client.read(id, signal))),
      )
      return read.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    },
    meta: { isGuess: true },
  })
}

function readVisits(adminId: RecordId): readonly string[] {
  const visits = tryStorage((storage) =>
    addresses.safeParse(JSON.parse(storage.getItem(keyOf(adminId)) ?? '[]')),
  )
  return visits?.data ?? []
}

function keyOf(adminId: RecordId): string {
  return `${BASE_PATH}recent:${adminId}`
}
