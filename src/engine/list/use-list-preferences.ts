import { parseDensity, parseWidths, type Density } from '../list-data/list-state.ts'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { DraftOwner } from '../drafts/draft-keys.ts'
import { subscribeToPreferences, readPreference, keepPreference } from '../list-data/list-preferences.ts'

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
