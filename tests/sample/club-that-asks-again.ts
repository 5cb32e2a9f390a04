import type { Account } from '../../src/schema/access/account.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithInvitations } from './club-with-invitations.ts'

/** The same club, whose people are asked again who they are before what is dangerous. */
export const clubThatAsksAgain = clubAskingAs({ askAgain: true })

/** The same club, whose accounts say so of asking again. */
export function clubAskingAs(rules: Pick<Account, 'askAgain' | 'secondFactor'>): readonly AnyEntity[] {
  return clubWithInvitations.map((entity): AnyEntity => {
    if (!entity.account) return entity
    return { ...entity, account: { ...entity.account, ...rules } }
  })
}
