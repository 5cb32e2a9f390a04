import { logout } from '../../api/session-client.ts'
import { removeDraftsOf } from '../../engine/drafts/draft-keys.ts'
import { giveUpUnsaved, mayLeave } from '../../engine/leaving/unsaved.ts'
import { useNavigate } from '../../engine/navigation/navigation-context.ts'
import { toastFailure, toastSuccess } from '../../engine/toasts/toasts.ts'
import { screens } from '../../texts/fr/screens.ts'
import { session } from './session.ts'
import { useAdmin } from './use-admin.ts'

/** Ends the session in the backend, then here; asks first where something typed would be lost. */
export function useLogout(): () => Promise<void> {
  const { data: admin } = useAdmin()
  const navigate = useNavigate()
  return async () => {
    if (!(await mayLeave())) return
    try {
      await logout()
    } catch (error) {
      toastFailure(error)
      return
    }
    giveUpUnsaved()
    if (admin) removeDraftsOf(admin.id)
    session.leave()
    toastSuccess(screens.logout.success)
    navigate('/login', { replace: true })
  }
}
