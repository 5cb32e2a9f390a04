import { describe, expect, it } from 'vitest'
import { createFirstAdministrator } from '../../../../../src/accounts/server/first-administrator.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { createRecord } from '../../../../../src/server/records/write-records.ts'
import { clubWithInvitations } from '../../../../sample/club-with-invitations.ts'
import { clubWithOwnPasswords } from '../../../../sample/club-with-own-passwords.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused, type Reply } from '../../../harness/http-client.ts'
import { runImport } from '../../../harness/import-client.ts'
import { ADMIN, useServer } from '../../../harness/test-server.ts'

const COMMON = 'Secret\u202f: ce mot de passe est l’un des plus courants\u202f: choisissez-en un autre.'
const OF_WORDS =
  'Secret\u202f: ce mot de passe se devine à partir de la fiche ou du nom du programme\u202f: choisissez-en un autre.'
const person = (secret: string, name = 'Fatima Benali', email = 'f.benali@example.dz') => ({
  name,
  email,
  secret,
  again: secret,
})
const newSecret = (secret: string) => ({ secret, again: secret })
const saidOf = ({ answer }: Reply) => answer.errors

/** Passwords that everybody tries first are refused wherever one is set (ASVS 5.0, 6.2.4 and 6.2.11). */
export function commonPasswordsSuite(kind: DatabaseKind): void {
  describe('a password that others would guess', () => {
    const server = useServer(kind, { entities: clubWithOwnPasswords })
    const add = (secret: string) => server.admin.json('POST', '/api/admin/create', person(secret))

    it.each([
      ['one of the list', 'sunshine'],
      ['in capitals', 'SunShine'],
      ['in full-width letters', 'ｓｕｎｓｈｉｎｅ'],
      ['with a ligature', 'sword\ufb01sh'],
      ['with spaces around it', '  sunshine '],
      ['of digits', '123456789'],
    ])('is refused: %s [ASVS 6.2.4]', async (_what, secret) => {
      expect(saidOf(await add(secret))).toEqual([{ msg: COMMON, path: 'secret' }])
    })

    it.each([
      ['the name and a year', 'Fatima2024!'],
      ['the whole name', 'fatima.benali'],
      ['the email', 'F.BENALI@example.dz'],
      ['the program', 'Tribune2026'],
    ])('is refused where it is made of what others know: %s [ASVS 6.1.2, 6.2.11]', async (_what, secret) => {
      expect(saidOf(await add(secret))).toEqual([{ msg: OF_WORDS, path: 'secret' }])
    })

    it.each([
      ['a sentence with the name', 'Fatima boit du thé'],
      ['no word at all', '8367482910'],
      ['eight characters', 'kq7vz2mx'],
      ['Arabic', 'كلمة السر الطويلة'],
    ])('is another one: %s', async (_what, secret) => {
      expect((await add(secret)).status).toBe(200)
    })

    it('is refused in the form, the own profile, by a link, in an import and by own code [ASVS 6.2.4]', async () => {
      const { store } = server.backend
      const edited = await add('un-mot-de-passe')
      const id = Number(edited.answer.id)
      const update = await server.admin.json('PUT', '/api/admin/update', { id, ...person('sunshine') })
      expect(saidOf(update)).toEqual([{ msg: COMMON, path: 'secret' }])
      const changeOwn = (secret: string) =>
        server.admin.json('PUT', '/api/admin/update/password', {
          current_password: ADMIN.password,
          ...newSecret(secret),
        })
      expect(saidOf(await changeOwn('sunshine'))).toEqual([{ msg: COMMON, path: 'secret' }])
      // What the record says already counts as much as what is sent.
      expect(saidOf(await changeOwn('chef-2026'))).toEqual([{ msg: OF_WORDS, path: 'secret' }])
      const invited = await server.admin.json('POST', '/api/invitations', { name: 'Neu', email: 'n@e.dz' })
      const token = String(invited.answer['token'])
      const byLink = (secret: string) =>
        server.stranger().json('PUT', '/api/auth/link', { token, ...newSecret(secret) })
      expect(saidOf(await byLink('sunshine'))).toEqual([{ msg: COMMON, path: 'secret' }])
      expect((await byLink('un-autre-mot')).status).toBe(200)
      const rows = [{ line: 2, cells: ['Ali', 'ali@example.dz', 'sunshine'] }]
      const columns = ['name', 'email', 'secret']
      const file = { key: 'members', fileName: 'members.csv', mode: 'create', by: null, columns, rows }
      const imported = await runImport(server.admin, 'admin', { ...file, policy: 'check' })
      expect(imported.mistakes).toMatchObject([{ line: 2, message: COMMON }])
      const byCode = createRecord(store, entityNamed(store.entities, 'admin'), person('sunshine'))
      await expect(byCode).rejects.toThrow(COMMON)
    })

    it('is refused to the first administrator, whose program does not start', async () => {
      const { queries } = server.backend.store
      await queries.deleteFrom('admin').execute()
      const given = { name: 'chef', email: 'chef@example.dz', secret: 'sunshine' }
      await expect(createFirstAdministrator(server.backend, given)).rejects.toThrow(COMMON)
    })
  })

  describe('a common password', () => {
    const server = useServer(kind, { entities: clubWithInvitations })

    it('is taken where the config says nothing', async () => {
      expect((await server.admin.json('POST', '/api/admin/create', person('sunshine'))).status).toBe(200)
      expectRefused(await server.admin.json('POST', '/api/admin/create', person('sunshin')), 400)
    })
  })
}
