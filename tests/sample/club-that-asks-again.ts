import type { AnyEntity } from '../../src/schema/entity.ts'
import { clubWithInvitations } from './club-with-invitations.ts'

/** The same club, whose people are asked again who they are before what is dangerous. */
export const clubThatAsksAgain: readonly AnyEntity[] = clubWithInvitations.map((entity): AnyEntity => {
  if (!entity.account) return entity
  return { ...entity, account: { ...entity.account, askAgain: true } }
})
