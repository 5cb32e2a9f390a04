import type { Backend } from '../../../src/server/backend.ts'
import { AUDIT_LOG_TABLE } from '../../../src/server/database/system-tables/audit-log.ts'
import { FILE_CLAIMS_TABLE } from '../../../src/server/database/system-tables/file-claims.ts'
import { IDEMPOTENCY_KEYS_TABLE } from '../../../src/server/database/system-tables/idempotency-keys.ts'
import { LOGIN_ATTEMPTS_TABLE } from '../../../src/server/database/system-tables/login-attempts.ts'
import { relationsOf } from '../../../src/kinds/reference/storage.ts'

/** What calls leave behind beside records. */
const TABLES_OF_CALLS = [AUDIT_LOG_TABLE, IDEMPOTENCY_KEYS_TABLE, LOGIN_ATTEMPTS_TABLE, FILE_CLAIMS_TABLE]

/** Deletes every record but the first administrator, whatever refers to what. */
export async function emptyTables({ store, account }: Backend): Promise<void> {
  const { entities } = store
  await store.queries.transaction().execute(async (queries) => {
    for (const { name, fields } of entities) {
      const links = relationsOf(fields).map(({ column }) => [column, null])
      if (links.length > 0) await queries.updateTable(name).set(Object.fromEntries(links)).execute()
    }
    for (const { name } of entities) {
      const rows = queries.deleteFrom(name)
      const stays = account.account.superAdministrator
      await (name === account.entity.name ? rows.where('id', '<>', stays) : rows).execute()
    }
    for (const name of TABLES_OF_CALLS) await queries.deleteFrom(name).execute()
  })
}
