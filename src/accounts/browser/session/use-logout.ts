import { request } from '../../../api/request.ts'
import { logoutCall } from '../../calls/login-calls.ts'
import { removeDraftsOf } from '../../../engine/drafts/draft-keys.ts'
import { useLeaveGuard } from '../../../engine/leaving/leave-guard.ts'
import { toastFailure, toastSuccess } from '../../../engine/toasts/toasts.ts'
import { screens } from '#texts/frame.ts'
import { session } from './session.ts'
import { useAdmin } from './use-admin.ts'

/** Logs out in the backend, then here; asks first when unsaved input would be lost. */
export function useLogout(): () => Promise<void> {
  const { data: admin } = useAdmin()
  const guard = useLeaveGuard()
  return async () => {
    if (!(await guard.mayLeave())) return
    let next: string | undefined
    session.setLeaving(true)
    try {
      next = (await request(logoutCall, { body: {} })).next
    } catch (error) {
      session.setLeaving(false)
      toastFailure(error)
      return
    }
    guard.giveUp()
    if (admin) removeDraftsOf(admin.id)
    session.leave()
    toastSuccess(screens.logout.success)
    // To be logged out there too.
    if (next) window.location.href = next
  }
}
