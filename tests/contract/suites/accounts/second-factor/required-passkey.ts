import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { beginPasskeyCall, listPasskeysCall } from '../../../../../src/accounts/ways/passkeys/calls.ts'
import { createRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { clubWithSecondFactor } from '../../../../sample/club-with-second-factor.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused } from '../../../harness/http-client.ts'
import { createAuthenticator } from '../../../harness/accounts/software-authenticator.ts'
import { useServer } from '../../../harness/test-server.ts'
import { SECRET, setUp, visitor, type Visitor } from '../../../harness/visitor.ts'

const USER = 's@example.dz'
const PATH = '/api/passkeys'
const OWN = '/api/second-factor'
const codesSchema = z.looseObject({ codes: z.array(z.string()) })
const club = clubWithSecondFactor({ secretary: 'required' }).map((entity): AnyEntity =>
  entity.account ? { ...entity, account: { ...entity.account, passkeys: true } } : entity,
)

/** A passkey where a role asks for a second factor. */
export function requiredPasskeySuite(kind: DatabaseKind): void {
  describe('a passkey of whoever must have a second factor', () => {
    const server = useServer(kind, { entities: club })
    const add = async (browser: Visitor) => {
      const begun = await browser.call('POST', `${PATH}/begin`, {})
      const { wanted } = beginPasskeyCall.answer.parse(begun.answer)
      const response = createAuthenticator(server.admin.url).make(wanted)
      expect((await browser.call('POST', PATH, { name: 'Handy', response })).status).toBe(200)
    }
    beforeEach(async () => {
      const { store } = server.backend
      await store.queries.deleteFrom('login_attempts').execute()
      const values = { name: 'Nadia', email: USER, role: ['secretary'], secret: SECRET, again: SECRET }
      await createRecord(store, entityNamed(store.entities, 'admin'), values)
    })

    it('is lost by nobody for good who has recovery codes: they are made, and take its place once each', async () => {
      const browser = visitor(server.stranger())
      await browser.logIn(USER)
      await setUp(browser, 'atLogin')
      await add(browser)
      expect((await browser.call('DELETE', OWN)).status).toBe(200)
      const made = await browser.call('POST', `${OWN}/codes`, {})
      const [code = ''] = codesSchema.parse(made.answer).codes
      expect((await browser.call('GET', OWN)).body).toMatchObject({ factors: ['passkey'], codesLeft: 10 })
      const other = visitor(server.stranger())
      expect((await other.logIn(USER)).answer).toMatchObject({ next: '/login/second-factor' })
      expect((await other.giveCode(code)).status).toBe(200)
      expect((await other.call('GET', OWN)).body).toMatchObject({ codesLeft: 9 })
      const third = visitor(server.stranger())
      await third.logIn(USER)
      expectRefused(await third.giveCode(code), 400)
    })

    it('is taken away while another factor is left, and not as the last one', async () => {
      const browser = visitor(server.stranger())
      await browser.logIn(USER)
      await setUp(browser, 'atLogin')
      await add(browser)
      const passkeys = async () =>
        listPasskeysCall.answer.parse((await browser.call('GET', PATH)).answer).passkeys
      const [made] = await passkeys()
      const off = () => browser.call('DELETE', OWN)
      expect((await off()).status).toBe(200)
      expectRefused(await browser.call('DELETE', `${PATH}/${made?.id}`), 403)
      expect(await passkeys()).toHaveLength(1)
      expect((await browser.call('GET', OWN)).body).toMatchObject({ factors: ['passkey'] })
      await setUp(browser)
      expect((await browser.call('DELETE', `${PATH}/${made?.id}`)).status).toBe(200)
      expectRefused(await off(), 403)
    })
  })
}
