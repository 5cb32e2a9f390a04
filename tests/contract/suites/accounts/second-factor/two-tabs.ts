import { beforeEach, describe, expect, it } from 'vitest'
import { createRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { clubWithSecondFactor } from '../../../../sample/club-with-second-factor.ts'
import { codeOf } from '../../../harness/accounts/authenticator.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused } from '../../../harness/http-client.ts'
import { useServer } from '../../../harness/test-server.ts'
import { SECRET, setUp, visitor, type Visitor } from '../../../harness/visitor.ts'

const ONE = 'a@example.dz'
const OTHER = 'b@example.dz'
const PLAIN = 'c@example.dz'

/** Two tabs share the cookies of one browser: what waits in it is of who gave a password last. */
export function twoTabsSuite(kind: DatabaseKind): void {
  describe('two logins of one browser', () => {
    const server = useServer(kind, { entities: clubWithSecondFactor('optional') })
    const ids = new Map<string, number>()
    const secrets = new Map<string, string>()
    let browser: Visitor
    const code = (user: string) => codeOf(secrets.get(user) ?? '')
    const who = async () => (await browser.call('GET', '/api/admin/data')).body
    const waits = async () => (await browser.call('GET', '/api/auth/login/pending')).answer['user']
    beforeEach(async () => {
      const { store } = server.backend
      await store.queries.deleteFrom('login_attempts').execute()
      for (const email of [ONE, OTHER, PLAIN]) {
        const values = { name: 'Coach', email, role: ['coach'], secret: SECRET, again: SECRET }
        ids.set(email, await createRecord(store, entityNamed(store.entities, 'admin'), values))
      }
      for (const email of [ONE, OTHER]) {
        const own = visitor(server.stranger())
        await own.logIn(email)
        secrets.set(email, (await setUp(own)).secret)
      }
      browser = visitor(server.stranger())
    })

    it('wait for the one who gave a password last: the code of the other opens nothing', async () => {
      await browser.logIn(ONE)
      await browser.logIn(OTHER)
      expect(await waits()).toBe(OTHER)
      expectRefused(await browser.giveCode(code(ONE)), 400)
      expect(await browser.status()).toBe(401)
      // It was tried for the other account, and is still good for its own.
      expect((await browser.giveCode(code(OTHER))).status).toBe(200)
      expect(await who()).toMatchObject({ adminData: { id: ids.get(OTHER) } })
      await browser.logIn(ONE)
      expect((await browser.giveCode(code(ONE))).status).toBe(200)
      expect(await who()).toMatchObject({ adminData: { id: ids.get(ONE) } })
    })

    it('keep the session that there is until the next one has shown everything', async () => {
      await browser.logIn(PLAIN)
      await browser.logIn(ONE)
      expect(await who()).toMatchObject({ adminData: { id: ids.get(PLAIN) } })
      expectRefused(await browser.giveCode('000000'), 400)
      expect(await who()).toMatchObject({ adminData: { id: ids.get(PLAIN) } })
      expect((await browser.giveCode(code(ONE))).status).toBe(200)
      expect(await who()).toMatchObject({ adminData: { id: ids.get(ONE) } })
    })

    it('end what waited once somebody is inside: another tab does not change who', async () => {
      await browser.logIn(ONE)
      await browser.logIn(PLAIN)
      expect(await who()).toMatchObject({ adminData: { id: ids.get(PLAIN) } })
      expectRefused(await browser.giveCode(code(ONE)), 401)
      expect(await who()).toMatchObject({ adminData: { id: ids.get(PLAIN) } })
    })

    it('end the session of before, which nobody can leave any more [ASVS 7.2.4]', async () => {
      await browser.logIn(PLAIN)
      const former = server.stranger()
      former.cookie = browser.client.cookie
      await browser.logIn(ONE)
      await browser.giveCode(code(ONE))
      expect((await former.get('/api/admin/data')).status).toBe(401)
    })
  })
}
