import { serverFeatures } from '../../../src/features/registries/servers.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { factorTablesOf } from '../../../src/server/database/plan-tables.ts'
import { accountOf } from '../../../src/server/caller/account.ts'
import { resetFactors } from '../../../src/accounts/server/account-rules.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { findAccountNamed, onDatabase } from '../open-stored.ts'

/**
 * Takes the second factors from an account and ends its sessions; the log names nobody as who did it.
 * @returns what to print
 */
export function runResetFactor(
  entities: readonly AnyEntity[],
  env: Environment,
  name: string,
): Promise<string> {
  return onDatabase(env, async (database) => {
    const account = accountOf(entities)
    const { adapter, queries } = database
    const id = await findAccountNamed(database, account, name)
    const tables = factorTablesOf(account, serverFeatures)
    for (const table of tables)
      if (!(await adapter.describeTable(queries, table)))
        throw new Error('The tables are those of an older version: npm start brings them up to date.')
    const record = { entity: account.entity.name, id }
    const had = await database.transact((transaction) =>
      resetFactors(transaction, { tables, record, by: null }),
    )
    return had
      ? `${name} logs in with the password alone, or sets up a second factor anew where one is required. Whoever was logged in so is not any more.`
      : `${name} has no second factor. Nothing was changed.`
  })
}
