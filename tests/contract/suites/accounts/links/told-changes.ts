import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { text } from '../../../../../src/kinds/text/definition.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { updateRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { clubWithInvitations } from '../../../../sample/club-with-invitations.ts'
import { clubWithSignOn } from '../../../../sample/club-with-sign-on.ts'
import type { Values } from '../../../harness/http-client.ts'
import { makeKey } from '../../../harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { PUBLIC_URL } from '../../../harness/accounts/identity-provider.ts'
import { startMailServer, type MailServer } from '../../../harness/mail-server.ts'
import { useSigningClub } from '../../../harness/accounts/signing-club.ts'
import { SECRET, useMailingClub } from './mailing-club.ts'

const USER = 'nadia@example.dz'

/** The same club, whose people log in by a user name too. */
const entities = clubWithInvitations.map((entity): AnyEntity => {
  if (!entity.account) return entity
  const username = text({ label: 'Identifiant', unique: true })
  const account = { ...entity.account, signInBy: ['email', 'username'] }
  return { ...entity, fields: { ...entity.fields, username }, account }
})

/** What lets somebody in is changed by nobody without a mail to them. */
export function toldChangesSuite(kind: DatabaseKind): void {
  describe('a change of what lets somebody in', () => {
    const club = useMailingClub(kind, entities)

    it('is mailed: an API key, and the end of it', async () => {
      await club.create(USER, { role: ['secretary'] })
      const client = club.server.stranger()
      await client.logIn(USER, SECRET)
      const { id, secret } = await makeKey(client, { player: ['read'] })
      const made = await club.mailTo(USER, 1, 'Nouvelle clé d’API')
      expect(made?.text).toContain('«\u202fSite\u202f»')
      expect(made?.text).not.toContain(secret)
      expect((await club.server.admin.json('DELETE', `/api/api-keys/${id}`)).status).toBe(200)
      expect(await club.mailTo(USER, 1, 'révoquée')).toBeTruthy()
    })

    it('is mailed: a user name, whoever changes it, to the address of before', async () => {
      const id = await club.create(USER, { username: 'nadia' })
      const { store } = club.server.backend
      const change = (values: Values) =>
        updateRecord(store, entityNamed(store.entities, 'admin'), id, values, { only: Object.keys(values) })
      await change({ name: 'Nadia B.' })
      await change({ username: 'nadia-b', email: 'n@example.dz' })
      expect(await club.mailTo(USER, 1, 'Identifiant modifié')).toBeTruthy()
      expect(await club.mailTo(USER, 1, 'Adresse modifiée')).toBeTruthy()
      await club.server.backend.notifier?.settled()
      expect(club.mails()).toHaveLength(2)
    })
  })

  describe('an account at a provider', () => {
    let mail: MailServer | undefined
    beforeAll(async () => void (mail = await startMailServer()))
    afterAll(() => mail?.stop())
    const club = useSigningClub(kind, clubWithSignOn, () => ({
      SMTP_URL: mail?.url ?? '',
      MAIL_FROM: 'Club <club@example.dz>',
      PUBLIC_URL,
    }))
    const subjects = () => (mail?.mails ?? []).map(({ subject = '' }) => subject)

    it('is mailed when it is linked, once, and when it is unlinked', async () => {
      await club.create('lina@example.dz', { role: ['coach'] })
      const lina = club.browser()
      await lina.signOn()
      await club.browser().signOn()
      await expect
        .poll(() => subjects().filter((each) => each.startsWith('Compte externe lié')))
        .toHaveLength(1)
      const client = club.server.stranger()
      client.cookie = [...lina.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const { identities } = (await client.get('/api/sign-on-identities')).answer
      const [linked] = identities as readonly { readonly id: number }[]
      expect((await client.json('DELETE', `/api/sign-on-identities/${linked?.id}`)).status).toBe(200)
      await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Compte externe délié/))
    })
  })
}
