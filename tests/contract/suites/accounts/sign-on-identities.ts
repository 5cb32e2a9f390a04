import { describe, expect, it } from 'vitest'
import { AUDIT_LOG_TABLE } from '../../../../src/server/database/system-tables.ts'
import { listIdentitiesCall } from '../../../../src/accounts/ways/sign-on/calls.ts'
import { restoreRecord } from '../../../../src/server/records/deletion/restore.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { destroyRecord } from '../../../../src/server/records/write-records.ts'
import { SUBJECTS_TABLE } from '../../../../src/accounts/ways/sign-on/server/tables.ts'
import {
  clubOfKnownPeople,
  clubThatAsksWhoSignedOn,
  clubWithSignOn,
} from '../../../sample/club-with-sign-on.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient } from '../../harness/http-client.ts'
import { proveSessions } from '../../harness/accounts/prove-sessions.ts'
import type { SignOnBrowser } from '../../harness/accounts/sign-on-browser.ts'
import { SECRET, useSigningClub } from '../../harness/accounts/signing-club.ts'

const PATH = listIdentitiesCall.path

function withCookiesOf({ cookies }: SignOnBrowser, client: HttpClient): HttpClient {
  client.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return client
}

const listOf = async (client: HttpClient) =>
  listIdentitiesCall.answer.parse((await client.get(PATH)).answer).identities

/** Which providers know people, and how they part from one. */
export function signOnIdentitiesSuite(kind: DatabaseKind): void {
  describe('the own accounts at providers', () => {
    const club = useSigningClub(kind, clubWithSignOn)
    const { server, browser } = club
    const clientOf = (lina: SignOnBrowser) => withCookiesOf(lina, server.stranger())
    const actionsOf = async (id: number) => {
      const log = server.backend.store.queries.selectFrom(AUDIT_LOG_TABLE).select(['action', 'account_id'])
      const rows = await log.where('record_id', '=', id).orderBy('id').execute()
      return rows.filter(({ action }) => String(action).startsWith('identity'))
    }

    it('are linked at the first sign-on, once, and tell of it in the history', async () => {
      const id = await club.create('lina@example.dz', { role: ['coach'] })
      const lina = browser()
      await lina.signOn()
      await browser().signOn()
      const [identity, ...more] = await listOf(clientOf(lina))
      expect(identity).toMatchObject({ provider: 'Club ID' })
      expect(Date.parse(identity?.since ?? '')).toBeLessThanOrEqual(Date.now())
      expect(more).toEqual([])
      expect(await actionsOf(id)).toEqual([{ action: 'identityLinked', account_id: id }])
    })

    it('are unlinked by their owner alone, which ends the other sessions and not this one', async () => {
      const id = await club.create('lina@example.dz', { role: ['coach'] })
      const [lina, other] = [browser(), browser()]
      await lina.signOn()
      await other.signOn()
      const client = clientOf(lina)
      const [identity] = await listOf(client)
      const path = `${PATH}/${identity?.id}`
      expectRefused(await server.admin.json('DELETE', path), 404)
      expectRefused(await server.stranger().json('DELETE', path), 401)
      expect((await client.json('DELETE', path)).status).toBe(200)
      expect(await listOf(client)).toEqual([])
      expect((await clientOf(other).get(PATH)).status).toBe(401)
      expectRefused(await client.json('DELETE', path), 404)
      expect((await actionsOf(id)).at(-1)).toEqual({ action: 'identityUnlinked', account_id: id })
      // The password goes on to work.
      expect((await server.stranger().logIn('lina@example.dz', SECRET)).status).toBe(200)
    })

    it('come back from the trash with their account', async () => {
      const id = await club.create('lina@example.dz')
      await browser().signOn()
      const { store } = server.backend
      const subjects = () => store.queries.selectFrom(SUBJECTS_TABLE).selectAll().execute()
      const before = await subjects()
      expect(before).toHaveLength(1)
      const admins = entityNamed(store.entities, 'admin')
      await destroyRecord(store, admins, id)
      expect(await subjects()).toEqual([])
      await restoreRecord(store, admins, id, { id: 1, name: 'chef' })
      expect(await subjects()).toEqual(before)
    })

    it('let another person at the provider in who has the address now', async () => {
      const id = await club.create('lina@example.dz', { role: ['coach'] })
      const lina = browser()
      await lina.signOn()
      const { people } = club.provider()
      people.set('other', people.get('lina') ?? {})
      club.provider().person = 'other'
      expect(await browser().signOn()).toBe('sign-on=otherPerson')
      const client = clientOf(lina)
      const [identity] = await listOf(client)
      await client.json('DELETE', `${PATH}/${identity?.id}`)
      const other = browser()
      expect(await other.signOn()).toBe('signed-on')
      expect(await club.who(other)).toMatchObject({ id })
    })
  })

  describe('the only way in', () => {
    const club = useSigningClub(kind, clubOfKnownPeople)
    const { server, browser } = club

    it('is not unlinked where no password lets its person in', async () => {
      await club.create('lina@example.dz')
      const lina = browser()
      await lina.signOn()
      const client = withCookiesOf(lina, server.stranger())
      const [identity] = await listOf(client)
      expectRefused(await client.json('DELETE', `${PATH}/${identity?.id}`), 403)
      const { queries } = server.backend.store
      expect(await queries.selectFrom(SUBJECTS_TABLE).selectAll().execute()).toHaveLength(1)
    })
  })
  describe('parting from a provider where sessions are asked again', () => {
    const club = useSigningClub(kind, clubThatAsksWhoSignedOn)
    const { server, browser } = club

    it('asks again once the last proof is older than 15 minutes, and not before [ASVS 7.5.1]', async () => {
      await club.create('lina@example.dz')
      const lina = browser()
      await lina.signOn()
      const client = withCookiesOf(lina, server.stranger())
      const [identity] = await listOf(client)
      const part = () => client.json('DELETE', `${PATH}/${identity?.id}`)
      await proveSessions(server.backend, 16)
      const asked = await part()
      expectRefused(asked, 403)
      expect(asked.answer['code']).toBe('proofNeeded')
      expect(await listOf(client)).toHaveLength(1)
      const proof = await client.json('POST', '/api/auth/proof', { password: SECRET })
      expect(proof.status, JSON.stringify(proof.body)).toBe(200)
      client.cookie = proof.headers.get('set-cookie')?.split(';')[0] ?? ''
      await proveSessions(server.backend, 14)
      expect((await part()).status).toBe(200)
      expect(await listOf(client)).toEqual([])
    })
  })
}
