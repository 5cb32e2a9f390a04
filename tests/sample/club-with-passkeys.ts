import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithInvitations } from './club-with-invitations.ts'

/** The same club, whose people log in with passkeys, and may have second factors. */
export const clubWithPasskeys: readonly AnyEntity[] = clubWithInvitations.map((entity): AnyEntity => {
  if (!entity.account) return entity
  return { ...entity, account: { ...entity.account, passkeys: true, secondFactor: 'optional' } }
})
