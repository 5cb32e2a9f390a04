import type { Account } from '../../src/schema/access/account.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithInvitations } from './club-with-invitations.ts'

/** The same club, whose people may or must show more than a password. */
export function clubWithSecondFactor(
  secondFactor: NonNullable<Account['secondFactor']>,
): readonly AnyEntity[] {
  return clubWithInvitations.map((entity): AnyEntity =>
    entity.account ? { ...entity, account: { ...entity.account, secondFactor } } : entity,
  )
}
