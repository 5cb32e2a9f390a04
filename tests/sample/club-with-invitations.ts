import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithLimits } from './club-with-limits.ts'

/** The same club, whose people are invited, and find the way back in by mail. */
export const clubWithInvitations = clubInviting(true)

/** The same club, which invites people always, or where mail is set up. */
export function clubInviting(invitation: true | 'byMail'): readonly AnyEntity[] {
  return clubWithLimits.map((entity): AnyEntity => {
    if (!entity.account) return entity
    return { ...entity, account: { ...entity.account, email: 'email', invitation } }
  })
}
