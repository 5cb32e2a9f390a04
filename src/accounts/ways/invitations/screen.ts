import { createElement } from 'react'
import { lazyOptional } from '../../../engine/loading/lazy-part.ts'
import type { Feature, ListSlotProps } from '../../../engine/slots.tsx'
import { canInvite } from './can-invite.ts'

const InviteTool = lazyOptional(() => import('./InviteTool.tsx'))

/** The lists of all else have no use for its code. */
function AccountsTool(props: ListSlotProps) {
  return canInvite(props.resource.entity) && createElement(InviteTool, props)
}

/** The way to invite people, beside the list of accounts. */
export const invitationsFeature: Feature = {
  name: 'invitations',
  slots: { listToolbar: AccountsTool },
}
