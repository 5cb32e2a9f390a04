import { LINK_PATH } from '../../../src/accounts/calls/account-calls.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { ACCOUNT_LINKS_TABLE } from '../../../src/server/database/system-tables.ts'
import { readPublicUrl } from '../../../src/server/mail/mail-settings.ts'
import { addAccountEntry } from '../../../src/server/records/rows/history-entries.ts'
import { makeLink, readAccountRow } from '../../../src/accounts/server/links.ts'
import { accountStatus } from '../../../src/accounts/server/account-status.ts'
import { accountOf } from '../../../src/server/caller/account.ts'
import { type Environment, parseSettings } from '../../../src/server/settings.ts'
import { findAccountNamed, onDatabase } from '../open-stored.ts'

/**
 * Makes a link by which the owner of an account sets a password; the log names nobody as who asked for it.
 * @returns what to print
 */
export function runLink(entities: readonly AnyEntity[], env: Environment, name: string): Promise<string> {
  return onDatabase(env, async (database) => {
    const account = accountOf(entities)
    const id = await findAccountNamed(database, account, name)
    const { adapter, queries } = database
    if (!(await adapter.describeTable(queries, ACCOUNT_LINKS_TABLE)))
      throw new Error('The tables are those of an older version: npm start brings them up to date.')
    const token = await database.transact(async (transaction) => {
      const row = await readAccountRow(transaction, account, id)
      if (!row || accountStatus(account, row) !== 'open')
        throw new Error(
          `"${name}" is suspended, or past the last day: no link would be good. Nothing was changed.`,
        )
      await addAccountEntry(transaction, { entity: account.entity.name, id }, null, 'recoveryAsked')
      return makeLink(transaction, account, row, 'recovery')
    })
    return `${name} sets a password by this link, once, for an hour: ${startOf(env)}${LINK_PATH}#${token}`
  })
}

/** What addresses begin with as people open them, where that is said; else as the server listens. */
function startOf(env: Environment): string {
  const { host, port, basePath } = parseSettings(env)
  return readPublicUrl(env) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}${basePath}`
}
