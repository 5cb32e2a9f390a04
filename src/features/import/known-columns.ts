import * as z from 'zod/mini'
import { BASE_PATH } from '../../api/addresses.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { tryStorage } from '../../ui/try-storage.ts'

/** The key of a column by the header of the file; null for one that is left out. */
type KnownColumns = Readonly<Record<string, string | null>>

const stored = z.catchall(z.object({}), z.nullable(z.string()))

const storageKey = (account: RecordId | null, { name }: AnyEntity) => `${BASE_PATH}import:${account}:${name}`

/** The columns as they were matched in this browser, for the next file with the same headers. */
export function readKnownColumns(account: RecordId | null, entity: AnyEntity): KnownColumns {
  return tryStorage((storage) => parse(storage.getItem(storageKey(account, entity)))) ?? {}
}

export function keepKnownColumns(
  account: RecordId | null,
  entity: AnyEntity,
  headers: readonly string[],
  columns: readonly (string | null)[],
): void {
  // What has no heading, or that of another column, is not known by it.
  const isKnown = (header: string) => header !== '' && headers.indexOf(header) === headers.lastIndexOf(header)
  const added = Object.fromEntries(
    headers.flatMap((header, place) => (isKnown(header) ? [[header, columns[place] ?? null] as const] : [])),
  )
  const all = { ...readKnownColumns(account, entity), ...added }
  tryStorage((storage) => storage.setItem(storageKey(account, entity), JSON.stringify(all)))
}

function parse(text: string | null): KnownColumns {
  return stored.safeParse(JSON.parse(text ?? '{}')).data ?? {}
}
