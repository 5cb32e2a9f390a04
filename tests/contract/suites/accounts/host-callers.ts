import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hostFeature, type Host } from '../../../../src/accounts/server/http/host-callers.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import { clubWithLimits } from '../../../sample/club-with-limits.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { firstAccountOf } from '../../harness/accounts/first-account.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const COACH = 'coach@example.dz'
const FIRST = firstAccountOf(clubWithLimits).user

const host: Host = {
  caller: ({ headers }) => (typeof headers['x-user'] === 'string' ? headers['x-user'] : null),
  login: '/members/login?from=club',
  logout: '/members/logout',
}

/** A program inside another one, which alone says who calls. */
export function hostCallersSuite(kind: DatabaseKind): void {
  describe('whom the host says', () => {
    const clientFolder = mkdtempSync(join(tmpdir(), 'tribune-client-'))
    writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><html lang="fr"><head></head></html>')
    afterAll(() => rmSync(clientFolder, { recursive: true }))
    const server = useServer(kind, {
      entities: clubWithLimits,
      features: [...serverFeatures, hostFeature(host)],
      env: { BASE_PATH: '/admin' },
      clientFolder,
      host,
    })
    let id = 0
    beforeEach(async () => {
      const { store } = server.backend
      const values = { name: 'Coach', email: COACH, role: ['coach'], secret: SECRET, again: SECRET }
      id = await createRecord(store, entityNamed(store.entities, 'admin'), values)
    })

    /** A call of whom the host knows by this name; of a stranger to the host without one. */
    const call = async (client: HttpClient, user?: string, path = '/api/admin/data') => {
      const headers = user === undefined ? {} : { 'x-user': user }
      const response = await client.raw(path, { headers, redirect: 'manual' })
      const cookies = response.headers.getSetCookie().filter((each) => each.startsWith('tribune_session='))
      const [cookie] = cookies.map((each) => each.split(';')[0] ?? '')
      if (cookie !== undefined) client.cookie = cookie
      const text = await response.text()
      return { status: response.status, location: response.headers.get('location'), text, cookies }
    }
    const nameOf = ({ text }: { text: string }) => JSON.parse(text).adminData?.name

    it('is logged in without a login, with one session for all calls', async () => {
      const client = server.stranger()
      const first = await call(client, COACH)
      expect([first.status, nameOf(first)]).toEqual([200, 'Coach'])
      expect(first.cookies).toHaveLength(1)
      const next = await call(client, COACH)
      expect([next.status, next.cookies]).toEqual([200, []])
      // Names are as they are at a login: in any case.
      expect((await call(client, COACH.toUpperCase())).status).toBe(200)
    })

    it('is whoever the host says next, and nobody once it knows nobody', async () => {
      const client = server.stranger()
      await call(client, COACH)
      const other = await call(client, FIRST)
      expect(nameOf(other)).toBe('chef')
      const { cookie } = client
      expect((await call(client)).status).toBe(401)
      client.cookie = cookie
      expect((await call(client)).status).toBe(401)
    })

    it('is not whoever logs in by a password here', async () => {
      const client = server.stranger()
      await client.logIn(COACH, SECRET)
      expect((await call(client)).status).toBe(401)
    })

    it('must have an account that is open', async () => {
      const unknown = await call(server.stranger(), 'nobody@example.dz')
      expect([unknown.status, JSON.parse(unknown.text).message]).toEqual([
        403,
        'Vous n’avez pas de compte ici.',
      ])
      const { store } = server.backend
      await updateRecord(
        store,
        entityNamed(store.entities, 'admin'),
        id,
        { is_suspended: true },
        { only: ['is_suspended'] },
      )
      expect((await call(server.stranger(), COACH)).status).toBe(403)
    })

    it('may do what the account may, and no more', async () => {
      const refused = await server.stranger().json('POST', '/api/admin/create', {}, { 'x-user': COACH })
      expect(refused.status).toBe(403)
      const foreign = { 'x-user': FIRST, origin: 'https://example.org' }
      expect((await server.stranger().json('POST', '/api/admin/create', {}, foreign)).status).toBe(403)
    })

    it('gets pages, which strangers are led from to the login of the host, and back', async () => {
      const page = await call(server.stranger(), COACH, '/team?page=2')
      expect([page.status, page.cookies.length]).toEqual([200, 1])
      expect(page.text).toContain('data-offers="hosted"')
      const led = await call(server.stranger(), undefined, '/team?page=2')
      expect([led.status, led.location]).toEqual([
        302,
        '/members/login?from=club&returnTo=%2Fadmin%2Fteam%3Fpage%3D2',
      ])
    })

    it('is led to the host by a logout', async () => {
      const client = server.stranger()
      await call(client, COACH)
      const { answer } = await client.json('POST', '/api/auth/logout', {}, { 'x-user': COACH })
      expect(answer['next']).toBe('/members/logout')
    })
  })
}
