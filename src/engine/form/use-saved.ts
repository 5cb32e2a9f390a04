import { useQueryClient } from '@tanstack/react-query'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Text } from '../../schema/text.ts'
import { listAddress } from '../list/list-memory.ts'
import { useNavigate } from '../navigation/navigation-context.ts'
import { shown } from '../text.ts'
import { toastSuccess } from '../toasts/toasts.ts'

/** What follows a save: its toast, fresh data everywhere, and the way back to the list. */
export function useSaved(entity: AnyEntity): (toast: Text | null, replacesHistory: boolean) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (toast, replacesHistory) => {
    if (toast !== null) toastSuccess(shown(toast))
    // Other lists show this record's name too, so all that is known is asked for again.
    void queryClient.invalidateQueries()
    navigate(listAddress(entity.path), { replace: replacesHistory })
  }
}
