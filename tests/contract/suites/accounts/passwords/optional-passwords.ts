import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused } from '../../../harness/http-client.ts'
import { admin } from '../../../harness/sample-entity.ts'
import { useServer } from '../../../harness/test-server.ts'

const account: AnyEntity = {
  ...admin,
  fields: Object.fromEntries(
    Object.entries(admin.fields).map(([name, field]) => [
      name,
      field.kind === 'password' ? { ...field, required: false } : field,
    ]),
  ),
}

/** Accounts that may have no password. */
export function optionalPasswordsSuite(kind: DatabaseKind): void {
  describe('an account without a password', () => {
    const server = useServer(kind, { entities: [account] })
    const person = { username: 'nadia', name: 'Nadia', email: 'nadia@example.dz' }

    it.each([
      ['nothing is sent', {}],
      ['an empty one is sent', { password: '', confirmation_password: '' }],
    ])('has none, and nobody logs in to it: %s', async (_what, sent) => {
      const made = await server.admin.json('POST', '/api/admin/register', { ...person, ...sent })
      expect(made.status).toBe(200)
      const { queries } = server.backend.store
      const row = await queries
        .selectFrom('admin')
        .select('password')
        .where('username', '=', 'nadia')
        .executeTakeFirstOrThrow()
      expect(row['password']).toBeNull()
      for (const guess of ['x', '""', 'un-mot-de-passe'])
        expectRefused(await server.stranger().logIn('nadia', guess), 400)
    })

    it('is refused, and fails for nothing, where an older version has kept an empty one', async () => {
      await server.admin.json('POST', '/api/admin/register', person)
      const { queries } = server.backend.store
      await queries.updateTable('admin').set({ password: '' }).where('username', '=', 'nadia').execute()
      expectRefused(await server.stranger().logIn('nadia', 'un-mot-de-passe'), 400)
    })
  })
}
