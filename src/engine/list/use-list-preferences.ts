import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DraftOwner } from '../drafts/draft-owner.ts'
import { keepPreference, readPreference, subscribeToPreferences } from '../list-data/list-preferences.ts'
import { parseDensity, type Density } from '../list-data/list-state.ts'

/** How an administrator wants lists drawn. A view that is opened by its address goes before it. */
export function useListPreferences() {
  const account = useContext(DraftOwner)
  const [search] = useSearchParams()
  const kept = useSyncExternalStore(subscribeToPreferences, () => readPreference('density', account))
  const setDensity = useCallback((density: Density) => keepPreference('density', account, density), [account])
  const density = parseDensity(search.get('density')) ?? parseDensity(kept) ?? 'normal'
  return { density, setDensity }
}
