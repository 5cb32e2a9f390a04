import { readLoginOffers } from '../../../engine/embedded-backend.ts'
import { hasInvitations } from '../../../schema/access/account.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'

/** Whether people are invited to an entity: a server that offers the recovery of passwords has mail. */
export function canInvite({ account }: AnyEntity): boolean {
  return account !== undefined && hasInvitations(account, readLoginOffers().includes('recovery'))
}
