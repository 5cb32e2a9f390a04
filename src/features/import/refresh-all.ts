import type { QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { AnyEntity } from '../../schema/entity.ts'

/** Lists and forms are read again: those of the entity at once. */
export function refreshAll(queryClient: QueryClient, { name }: AnyEntity): void {
  void queryClient.invalidateQueries({ refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: resourceKeys(name).all })
}
