import { lazyOptional } from '../../engine/loading/lazy-part.ts'
import type { Feature } from '../../engine/slots.tsx'

/** The way to invite people, beside the list of accounts. */
export const invitationsFeature: Feature = {
  name: 'invitations',
  slots: { listToolbar: lazyOptional(() => import('./InviteTool.tsx')) },
}
