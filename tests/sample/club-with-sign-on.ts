import type { SignOn } from '../../src/schema/access/account.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithLimits } from './club-with-limits.ts'

const ROLES: Readonly<Record<string, string>> = {
  training: 'coach',
  office: 'secretary',
  none: 'no-such-role',
}

/** The same club, whose people sign on elsewhere. */
const clubSignedOn = (oidc: SignOn): readonly AnyEntity[] =>
  clubWithLimits.map((entity): AnyEntity => {
    return entity.account ? { ...entity, account: { ...entity.account, email: 'email', oidc } } : entity
  })

/** One that makes accounts, whose provider says what people do there. */
export const clubWithSignOn = clubSignedOn({
  create: { name: 'given_name' },
  roles({ claims }) {
    const role = ROLES[String(claims['department'])]
    return role === undefined ? [] : [role]
  },
})

/** One that makes none, and where nobody but administrator 1 uses a password. */
export const clubOfKnownPeople = clubSignedOn({}).map((entity): AnyEntity => {
  return entity.account ? { ...entity, account: { ...entity.account, passwordLogin: false } } : entity
})

/** The first of them, whose people are asked again who they are before what is dangerous. */
export const clubThatAsksWhoSignedOn = clubWithSignOn.map((entity): AnyEntity => {
  return entity.account ? { ...entity, account: { ...entity.account, askAgain: true } } : entity
})
