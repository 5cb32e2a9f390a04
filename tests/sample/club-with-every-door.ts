import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithSecondFactor } from './club-with-second-factor.ts'

/** The same club, whose people and programs come in by every way that there is. */
export const clubWithEveryDoor: readonly AnyEntity[] = clubWithSecondFactor('optional').map(
  (entity): AnyEntity => {
    if (!entity.account) return entity
    return { ...entity, account: { ...entity.account, passkeys: true, agents: true, oidc: {} } }
  },
)
