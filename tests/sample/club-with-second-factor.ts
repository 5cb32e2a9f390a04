import type { AnyEntity } from '../../src/schema/entity.ts'
import { clubWithInvitations } from './club-with-invitations.ts'

/** The same club, whose secretaries must show more than a password; the others may. */
export const clubWithSecondFactor: readonly AnyEntity[] = clubWithInvitations.map((entity): AnyEntity =>
  entity.account
    ? {
        ...entity,
        account: { ...entity.account, sessionList: true, secondFactor: { secretary: 'required' } },
      }
    : entity,
)
