import type { Backend } from '../../../src/server/backend.ts'
import { relationsOf } from '../../../src/server/fields/reference.ts'

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
  })
}
