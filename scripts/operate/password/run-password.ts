import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { accountOf } from '../../../src/server/caller/account.ts'
import { resetPassword } from '../../../src/accounts/server/passwords.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { findAccountNamed, onDatabase } from '../open-stored.ts'

/** Sets a new password for an account of the database that this environment names. @returns what to print. */
export function runPassword(entities: readonly AnyEntity[], env: Environment, name: string): Promise<string> {
  return onDatabase(env, async (database) => {
    const account = accountOf(entities)
    const password = await resetPassword(database, account, await findAccountNamed(database, account, name))
    return `${name} logs in with the password ${password} (shown this once). Whoever was logged in so is not any more.`
  })
}
