import { useNavigate } from 'react-router-dom'
import { logout } from '../../api/session-client.ts'
import { toastFailure, toastSuccess } from '../../engine/toasts/toasts.tsx'
import { screens } from '../../texts/fr/screens.ts'
import { useSession } from './session.tsx'

/** Ends the session in the backend, then here. */
export function useLogout(): () => Promise<void> {
  const session = useSession()
  const navigate = useNavigate()
  return async () => {
    try {
      await logout()
    } catch (error) {
      toastFailure(error)
      return
    }
    session.leave()
    toastSuccess(screens.logout.success)
    await navigate('/login', { replace: true })
  }
}
