import { describe, expect, it } from 'vitest'
import { clubWithEveryDoor } from '../../../sample/club-with-every-door.ts'
import type { StoredRow } from '../../../../src/server/database/database.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { makeKey } from '../../harness/accounts/api-keys.ts'
import { useServer } from '../../harness/test-server.ts'

const YEARS_AGO = '2020-01-01T00:00:00.000Z'
const IN_YEARS = '2999-01-01T00:00:00.000Z'

interface Kept {
  readonly table: string
  /** What tells when it is over. */
  readonly by: string
  readonly row: StoredRow
}

const account_id = 1
/** What ways in leave behind, each until its own time. */
const KEPT: readonly Kept[] = [
  { table: 'sessions', by: 'last_seen_at', row: { account_id, token_hash: 'a', created_at: IN_YEARS } },
  { table: 'account_links', by: 'expires_at', row: { account_id, token_hash: 'a', purpose: 'recovery' } },
  { table: 'login_attempts', by: 'changed_at', row: { subject: 'a', failures: 1, is_known: false } },
  { table: 'remembered_browsers', by: 'ends_at', row: { account_id, known_as: 'a' } },
  { table: 'account_devices', by: 'seen_at', row: { account_id, known_as: 'a' } },
  { table: 'passkey_challenges', by: 'until', row: { used: 'a' } },
  { table: 'sign_on_used', by: 'until', row: { used: 'a' } },
  { table: 'agent_proposals', by: 'ends_at', row: { entity: 'player', state: 'refused' } },
]

/** What is over is not kept for ever. */
export function overSuite(kind: DatabaseKind): void {
  describe('what is over', () => {
    const server = useServer(kind, { entities: clubWithEveryDoor })

    it.each(KEPT)('goes from $table by itself, and what is not stays', async ({ table, by, row }) => {
      const { store, maintenance } = server.backend
      const key = table === 'agent_proposals' ? await makeKey(server.admin, { player: ['list'] }) : null
      const own = { ...row, ...(key && { key_id: key.id }) }
      const [unique = ''] = Object.keys(row).filter((name) => row[name] === 'a')
      const insert = async (values: StoredRow) => {
        const { id } = await store.queries
          .insertInto(table)
          .values(values)
          .returning('id')
          .executeTakeFirstOrThrow()
        return Number(id)
      }
      const over = await insert({ ...own, [by]: YEARS_AGO })
      const good = await insert({ ...own, ...(unique !== '' && { [unique]: 'b' }), [by]: IN_YEARS })
      for (const { run } of maintenance) await run()
      const left = await store.queries
        .selectFrom(table)
        .select('id')
        .where('id', 'in', [over, good])
        .execute()
      expect(left.map(({ id }) => Number(id))).toEqual([good])
    })
  })
}
overSuite.on = 'each database' as const
