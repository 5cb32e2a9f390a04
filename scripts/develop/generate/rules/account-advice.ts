import type { EntityWithAccount } from '../model.ts'

export function adviseOnAccount(entity: EntityWithAccount): readonly string[] {
  return [...adviseOnMissingRole(entity), ...adviseOnName(entity)]
}

/** Where it is not said what an account without a role may, it may most: that is for new ones seldom what is meant. */
function adviseOnMissingRole({ name, account }: EntityWithAccount): readonly string[] {
  if (account.role === undefined || account.withoutRole !== undefined) return []
  return [
    `${name}: an account without a role may what any role may; write account: { withoutRole: 'nothing' }, or 'everything' where that is meant`,
  ]
}

function adviseOnName({ name, account: { profile, displayName } }: EntityWithAccount): readonly string[] {
  if (profile.includes(displayName)) return []
  return [
    `${name}: nobody can correct "${displayName}", by which they are called, on their profile; write account: { profile: [${[displayName, ...profile].map((each) => `'${each}'`).join(', ')}] }`,
  ]
}
