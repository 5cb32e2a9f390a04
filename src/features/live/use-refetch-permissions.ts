import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sessionKeys } from '../../api/query-keys.ts'

/** Asks again who somebody is when their rights have changed. */
export function useRefetchPermissions(accessChanges: number): void {
  const queryClient = useQueryClient()
  const known = useRef(accessChanges)
  useEffect(() => {
    if (known.current === accessChanges) return
    known.current = accessChanges
    void queryClient.invalidateQueries({ queryKey: sessionKeys.currentAdmin })
  }, [queryClient, accessChanges])
}
