import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import { toastFailure, toastSuccess } from '../../engine/face.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { imports } from '#features/import/texts.ts'
import { listRecentImportsCall, undoImportCall } from './calls.ts'
import { refreshAll } from './client.ts'

const TOAST = 'import'

/** The own imports of the last day. A backend that lacks them has none. */
export function useRecentImports({ name }: AnyEntity) {
  const { data } = useQuery({
    queryKey: [...resourceKeys(name).all, 'imports'],
    queryFn: ({ signal }) => request(listRecentImportsCall, { params: { entity: name }, signal }),
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
  })
  return data?.imports ?? []
}

/** Takes an import back. */
export function useUndoImport(entity: AnyEntity, key: string) {
  const queryClient = useQueryClient()
  const [isRunning, setIsRunning] = useState(false)
  return {
    isRunning,
    async undo() {
      setIsRunning(true)
      try {
        await request(undoImportCall, { params: { entity: entity.name, key } })
        toastSuccess(imports.undone, TOAST)
      } catch (error) {
        toastFailure(error, TOAST)
      }
      refreshAll(queryClient, entity)
      setIsRunning(false)
    },
  }
}
