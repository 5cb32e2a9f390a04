import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
import { listBackend } from '../list-data/list-backend.ts'

/** Our own backend keeps what is deleted, and tells what refers to it. */
export function keepsDeleted(queryClient: QueryClient, { entity }: Pick<Resource, 'entity'>): boolean {
  return entity.endpoints.destroy !== undefined && listBackend(queryClient, entity) === 'own'
}
