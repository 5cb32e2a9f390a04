import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
import type { Text } from '../../schema/text.ts'
import { prefetchList } from '../list/list-answers.ts'
import { listAddress } from '../list/list-memory.ts'
import { useNavigate } from 'react-router-dom'
import { shown } from '../../texts/locale.ts'
import { toastSuccess } from '../toasts/toasts.ts'

// As long as this the list's new rows are waited for, so that it is not drawn with the old ones first; milliseconds.
const PATIENCE = 300

/** What follows a save: its toast, fresh data everywhere, and the way back to the list. */
export function useSaved(
  resource: Resource,
): (toast: Text | null, replacesHistory: boolean) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (toast, replacesHistory) => {
    if (toast !== null) toastSuccess(shown(toast))
    // Other lists show this record's name too, so all that is known is to be asked for again.
    await queryClient.invalidateQueries({ refetchType: 'none' })
    const address = listAddress(resource.entity.path)
    const [, search] = address.split('?', 2)
    const rows = prefetchList(queryClient, resource, new URLSearchParams(search))
    await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    void queryClient.refetchQueries({ type: 'active', stale: true })
    navigate(address, { replace: replacesHistory })
  }
}
