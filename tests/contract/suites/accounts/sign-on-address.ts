import { describe, expect, it } from 'vitest'
import { answers } from '../../../../src/texts/fr/server.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { clubWithSignOn } from '../../../sample/club-with-sign-on.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { runImport } from '../../harness/import-client.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { SECRET, useSigningClub } from '../../harness/accounts/signing-club.ts'

const MALIK = 'malik@example.dz'
/** Whose person has not signed on yet. */
const LINA = 'lina@example.dz'

/** Whose secretaries may change accounts, their own too. */
const clubOfSecretaries = clubWithSignOn.map((entity): AnyEntity => {
  return entity.account ? { ...entity, access: { ...entity.access, update: ['secretary'] } } : entity
})

interface Asked {
  readonly client: HttpClient
  readonly id: number
  readonly email: string
}

/** Every way to write an address. @returns what the answer says of it */
const WAYS: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  'the profile': async ({ client, email }) =>
    (await client.json('PUT', '/api/auth/update', { email })).answer['errors'],
  'the form of the own record': async ({ client, id, email }) =>
    (await client.json('PUT', '/api/admin/update', { id, name: 'Malik', email })).answer['errors'],
  'a change of many': async ({ client, id, email }) =>
    (await client.json('POST', '/api/bulk/admin', { update: [{ id, values: { email } }] })).body,
  'an import': async ({ client, id, email }) => {
    const rows = [{ line: 2, cells: [String(id), email] }]
    const how = { key: 'own', fileName: 'x.csv', mode: 'update', by: 'id', policy: 'valid' }
    return (await runImport(client, 'admin', { ...how, columns: ['id', 'email'], rows })).mistakes
  },
}

/** Addresses lead people to their accounts, and to nobody else's. */
export function signOnAddressSuite(kind: DatabaseKind): void {
  describe('the address of an account that a provider leads to', () => {
    const club = useSigningClub(kind, clubOfSecretaries)
    const { server, browser } = club
    const logIn = async (email: string) => {
      const client = server.stranger()
      expect((await client.logIn(email, SECRET)).status).toBe(200)
      return client
    }
    const emailOf = async (id: number) => {
      const { queries } = server.backend.store
      const row = await queries.selectFrom('admin').select('email').where('id', '=', id).executeTakeFirst()
      return row?.['email']
    }

    it.each(Object.entries(WAYS))(
      'is changed by nobody for themselves in %s, to come in where another person signs on [ASVS 6.8.1]',
      async (_way, ask) => {
        const id = await club.create(MALIK, { name: 'Malik', role: ['secretary'] })
        const said = await ask({ client: await logIn(MALIK), id, email: LINA })
        const lina = browser()
        expect(await lina.signOn()).toBe('signed-on')
        const person = await club.who(lina)
        expect(person).toMatchObject({ email: LINA })
        expect(person?.['id']).not.toBe(id)
        expect(await emailOf(id)).toBe(MALIK)
        expect(JSON.stringify(said)).toContain(answers.ownEmailStays)
      },
    )

    it('is sent with the rest of a profile as it is', async () => {
      await club.create(MALIK, { role: ['secretary'] })
      const malik = await logIn(MALIK)
      expect((await malik.json('PUT', '/api/auth/update', { email: MALIK })).status).toBe(200)
    })

    const ofOthers = Object.entries(WAYS).filter(([way]) => way !== 'the profile')
    it.each(ofOthers)('is changed by others in %s', async (_way, ask) => {
      const id = await club.create(MALIK, { role: ['secretary'] })
      await club.create('nora@example.dz', { role: ['secretary'] })
      const nora = await logIn('nora@example.dz')
      await ask({ client: nora, id, email: 'malik.b@example.dz' })
      expect(await emailOf(id)).toBe('malik.b@example.dz')
    })

    it('is administrator 1’s to change: no provider leads to that account', async () => {
      const changed = await server.admin.json('PUT', '/api/auth/update', { email: LINA })
      expect(changed.status).toBe(200)
      expect(await browser().signOn()).toBe('sign-on=passwordOnly')
    })
  })
}
