import type { SignOn } from '../../src/schema/account.ts'
import type { AnyEntity } from '../../src/schema/entity.ts'
import { clubWithLimits } from './club-with-limits.ts'

/** The same club, whose people sign on elsewhere. */
const clubSignedOn = (oidc: SignOn): readonly AnyEntity[] =>
  clubWithLimits.map((entity): AnyEntity => {
    return entity.account ? { ...entity, account: { ...entity.account, email: 'email', oidc } } : entity
  })

/** One that makes accounts. */
export const clubWithSignOn = clubSignedOn({ create: { name: 'given_name' } })

/** One that makes none. */
export const clubOfKnownPeople = clubSignedOn({})
