import type { Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'

/** One entity, and only one, holds the people who log in. */
export function findAccountMistakes(entities: readonly EntityFile[]): readonly Mistake[] {
  const [first, ...more] = entities.filter(({ entity }) => entity.account)
  if (!first)
    return [{ file: 'entities', message: 'no entity has an account, so nobody could log in; add one' }]
  return more.map(({ file }) => ({
    file,
    where: 'account',
    message: `the account is ${first.file} already; remove one of the two`,
  }))
}
