import type { EntityWithAccount } from '../model.ts'

/** Where it is not said what an account without a role may, it may most: that is for new ones seldom what is meant. */
export function adviseOnAccount({ name, account }: EntityWithAccount): readonly string[] {
  if (account.role === undefined || account.withoutRole !== undefined) return []
  return [
    `${name}: an account without a role may what any role may; write account: { withoutRole: 'nothing' }, or 'everything' where that is meant`,
  ]
}
