import { asksAgain } from '../../../../src/schema/access/account.ts'
import type { Backend } from '../../../../src/server/backend.ts'
import { SESSIONS_TABLE } from '../../../../src/server/database/system-tables.ts'

/** As if everybody who is logged in had shown so long ago who they are: just now without it. */
export async function proveSessions({ store, account }: Backend, minutesAgo = 0): Promise<void> {
  if (!asksAgain(account.account)) return
  const proved_at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  await store.queries.updateTable(SESSIONS_TABLE).set({ proved_at }).execute()
}
