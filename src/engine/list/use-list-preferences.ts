import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { tryStorage } from '../drafts/draft-keys.ts'
import { DraftOwner } from '../drafts/draft-owner.ts'
import { parseDensity, type Density } from '../list-data/list-state.ts'
import type { RecordId } from '../../schema/record-id.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const storageKey = (account: RecordId | null) => `density:${account}`

/** How an administrator wants lists drawn, kept in this browser. A view that is opened by its address goes before it. */
export function useListPreferences() {
  const account = useContext(DraftOwner)
  const [search] = useSearchParams()
  const read = () => tryStorage((storage) => storage.getItem(storageKey(account))) ?? null
  const kept = useSyncExternalStore(subscribe, read)
  const setDensity = useCallback(
    (density: Density) => {
      tryStorage((storage) => storage.setItem(storageKey(account), density))
      for (const listener of listeners) listener()
    },
    [account],
  )
  const density = parseDensity(search.get('density')) ?? parseDensity(kept) ?? 'normal'
  return { density, setDensity }
}
