import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithEveryDoor } from './club-with-every-door.ts'

/** The same club, where guests must show a factor, a provider brings new people, and what agents write waits. */
export const clubWithEveryStep: readonly AnyEntity[] = clubWithEveryDoor.map((entity): AnyEntity => {
  if (!entity.account) return entity
  return {
    ...entity,
    account: {
      ...entity.account,
      secondFactor: { guest: 'required' },
      oidc: { create: { name: 'given_name' } },
      agents: { approval: true },
    },
  }
})
