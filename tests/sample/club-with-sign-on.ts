import type { AnyEntity } from '../../src/schema/entity.ts'
import { clubWithLimits } from './club-with-limits.ts'

/** The same club, whose people sign on elsewhere; it makes no accounts. */
export const clubOfKnownPeople: readonly AnyEntity[] = clubWithLimits.map((entity): AnyEntity => {
  if (!entity.account) return entity
  return { ...entity, account: { ...entity.account, email: 'email', oidc: {} } }
})
