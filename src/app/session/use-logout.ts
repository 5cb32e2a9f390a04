import { useNavigate } from 'react-router-dom'
import { logout } from '../../api/session-client.ts'
import { removeDraftsOf } from '../../engine/drafts/draft-keys.ts'
import { giveUpUnsaved, mayLeave } from '../../engine/leaving/unsaved.ts'
import { toastFailure, toastSuccess } from '../../engine/toasts/toasts.tsx'
import { screens } from '../../texts/fr/screens.ts'
import { useSession } from './session.tsx'
import { useAdmin } from './use-admin.ts'

/** Ends the session in the backend, then here; asks first where something typed would be lost. */
export function useLogout(): () => Promise<void> {
  const session = useSession()
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
    await navigate('/login', { replace: true })
  }
}
