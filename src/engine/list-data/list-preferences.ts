import type { QueryClient } from '@tanstack/react-query'
import { sessionKeys } from '../../api/query-keys.ts'
import type { EntityRecord } from '../../schema/entity/field-meaning.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { PAGE_SIZE } from '../../schema/access/session-contract.ts'
import { tryStorage } from '../../ui/browser-files.ts'
import { parsePageSize, type ListState, parseDensity, parseWidths, type Density } from './list-state.ts'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { DraftOwner } from '../drafts/draft-keys.ts'

// How an administrator wants lists and the dashboard, kept in this browser for each account.

type Preference = 'density' | 'pageSize' | 'dashboard' | `dashboard:${string}` | `widths:${string}`

const listeners = new Set<() => void>()

export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readPreference(name: Preference, account: RecordId | null): string | null {
  return tryStorage((storage) => storage.getItem(`${name}:${account}`)) ?? null
}

export function keepPreference(name: Preference, account: RecordId | null, value: string): void {
  tryStorage((storage) => storage.setItem(`${name}:${account}`, value))
  for (const listener of listeners) listener()
}

/** The rows of a page: as the address says, else as its reader wants. */
export function pageSizeOf(queryClient: QueryClient, { pageSize }: ListState): number {
  const admin = queryClient.getQueryData<EntityRecord>(sessionKeys.currentAdmin)
  return pageSize ?? parsePageSize(readPreference('pageSize', admin?.id ?? null)) ?? PAGE_SIZE
}

/** How an administrator wants a list drawn. A view that is opened by its address goes before it. */
export function useListPreferences({ name }: AnyEntity) {
  const account = useContext(DraftOwner)
  const [search] = useSearchParams()
  const read = (preference: Parameters<typeof readPreference>[0]) => () => readPreference(preference, account)
  const density = useSyncExternalStore(subscribeToPreferences, read('density'))
  const widths = useSyncExternalStore(subscribeToPreferences, read(`widths:${name}`))
  const setDensity = useCallback((chosen: Density) => keepPreference('density', account, chosen), [account])
  return {
    density: parseDensity(search.get('density')) ?? parseDensity(density) ?? 'normal',
    widths: parseWidths(search.get('widths')) ?? parseWidths(widths),
    setDensity,
  }
}
