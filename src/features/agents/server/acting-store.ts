import type { Store } from '../../../server/records/store/store.ts'
import type { Agent } from './agent.ts'

/** What actions run with: a key that acts needs no right to change records otherwise. */
export function actingStore({
  backend: { callers },
  session,
  key,
}: Pick<Agent, 'backend' | 'session' | 'key'>): Promise<Store> {
  const allows = Object.entries(key.allows).map(([entity, rights]) => [
    entity,
    rights.includes('act') ? [...rights, 'update' as const] : rights,
  ])
  return callers.storeOf({ ...session, key: { ...key, allows: Object.fromEntries(allows) } })
}
