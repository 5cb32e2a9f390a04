import { storageOf } from '../../../../kinds/registries/storages.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import type { StoredRecord } from '../../../../schema/field-meaning.ts'
import { UPLOADS_PATH } from '../../../../schema/session-contract.ts'
import type { Agent } from '../agent.ts'

/** A record, and where its files lie, by field; they are fetched there with the same key. */
export function withFileAddresses(
  { request: { protocol, host } }: Agent,
  { fields }: AnyEntity,
  record: StoredRecord,
): Readonly<Record<string, unknown>> {
  const addresses = Object.entries(fields).flatMap(([name, field]) => {
    const files = storageOf(field).files?.(record[name]) ?? []
    const found = files.map((file) => new URL(`${UPLOADS_PATH}/${file}`, `${protocol}://${host}`).href)
    return found.length > 0 ? [[name, found] as const] : []
  })
  return addresses.length > 0 ? { addresses: Object.fromEntries(addresses), ...record } : record
}
