import type { Backend } from '../../../../src/server/backend.ts'
import {
  ACCOUNT_ROLES_TABLE,
  AUDIT_LOG_TABLE,
  PENDING_UPLOADS_TABLE,
  IDEMPOTENCY_KEYS_TABLE,
  LOGIN_ATTEMPTS_TABLE,
  TRASH_TABLE,
} from '../../../../src/server/database/system-tables.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { planFieldTables } from '../../../../src/server/database/field-tables.ts'
import { relationsOf } from '../../../../src/kinds/core/definition/definitions.ts'

/** What calls leave behind beside records. */
const TABLES_OF_CALLS = [
  AUDIT_LOG_TABLE,
  TRASH_TABLE,
  IDEMPOTENCY_KEYS_TABLE,
  LOGIN_ATTEMPTS_TABLE,
  PENDING_UPLOADS_TABLE,
  ...serverFeatures.flatMap(({ tables = [] }) => tables.map(({ name }) => name)),
]

/** Deletes every record but the first administrator, whatever refers to what. */
export async function emptyTables({ store, account }: Backend): Promise<void> {
  const { entities } = store
  await store.queries.transaction().execute(async (queries) => {
    for (const entity of entities)
      for (const { name } of planFieldTables(entity)) await queries.deleteFrom(name).execute()
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
    for (const { accountTables = [] } of serverFeatures)
      for (const table of accountTables)
        if (table.plan(account.entity)) await queries.deleteFrom(table.name).execute()
    if (account.account.roles) await queries.deleteFrom(ACCOUNT_ROLES_TABLE).execute()
  })
}
