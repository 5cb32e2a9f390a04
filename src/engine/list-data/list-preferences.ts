import type { QueryClient } from '@tanstack/react-query'
import { BASE_PATH } from '../../api/addresses.ts'
import { sessionKeys } from '../../api/query-keys.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { PAGE_SIZE } from '../../schema/access/session-contract.ts'
import { tryStorage } from '../../ui/try-storage.ts'
import { parsePageSize, type ListState } from './list-state.ts'

// How an administrator wants lists and the dashboard, kept in this browser for each account.

type Preference = 'density' | 'pageSize' | 'dashboard' | `dashboard:${string}` | `widths:${string}`

const listeners = new Set<() => void>()

export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const keyOf = (name: Preference, account: RecordId | null) => `${BASE_PATH}${name}:${account}`

export function readPreference(name: Preference, account: RecordId | null): string | null {
  return tryStorage((storage) => storage.getItem(keyOf(name, account))) ?? null
}

export function keepPreference(name: Preference, account: RecordId | null, value: string): void {
  tryStorage((storage) => storage.setItem(keyOf(name, account), value))
  for (const listener of listeners) listener()
}

/** The rows of a page: as the address says, else as its reader wants. */
export function pageSizeOf(queryClient: QueryClient, { pageSize }: ListState): number {
  const admin = queryClient.getQueryData<EntityRecord>(sessionKeys.currentAdmin)
  return pageSize ?? parsePageSize(readPreference('pageSize', admin?.id ?? null)) ?? PAGE_SIZE
}
