import { beforeEach, describe, expect, it } from 'vitest'
import { defineActions } from '../../../../src/behaviour/actions.ts'
import type { Records } from '../../../../src/behaviour/context.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { email } from '../../../../src/kinds/email/definition.ts'
import { password } from '../../../../src/kinds/password/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { createRecords } from '../../../../src/server/records/custom-code.ts'
import { referenceAs } from '../../../sample/reference-to.ts'
import { resultsOf, runAction } from '../../harness/action-client.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { admin, programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'
import { speaking } from '../answers/spoken.ts'

const closed = 'Cette visite est clôturée.'
const paid = 'La facture est payée.'

const visit = {
  ...sampleEntity({}, 'visit'),
  fields: {
    title: text({ label: 'Titre', required: true }),
    state: choice({ label: 'État', options: { open: 'Ouverte', closed: 'Clôturée' } }),
    price: number({ label: 'Prix' }),
    payer: text({ label: 'Payeur' }),
    is_paid: toggle({ label: 'Payée', words: { on: 'oui', off: 'non' } }),
    room_id: referenceAs('room', 'Room', { onDelete: 'cascade' }),
  },
  sections: {
    visit: { label: 'Visite', fields: ['title', 'state', 'is_paid', 'room_id'] },
    invoice: {
      label: 'Facture',
      fields: ['price', 'payer'],
      lock: { when: { is_paid: true }, says: paid },
    },
  },
  lock: { when: { state: 'closed' }, says: { fr: closed, ar: 'هذه الزيارة مقفلة.' } },
  actions: {
    reopen: { label: 'Rouvrir', on: 'record', done: 'rouverte' },
    raise: { label: 'Augmenter', on: 'record', done: 'augmentée' },
  },
} as const satisfies AnyEntity

const room = sampleEntity({ title: text({ label: 'Titre', required: true }) }, 'room')

/** It can be deleted although it is locked. */
const note = {
  ...sampleEntity({ title: text({ label: 'Titre', required: true }) }, 'note'),
  lock: { when: { title: 'lu' }, says: 'Cette note est lue.', mayBeDeleted: true },
} as const satisfies AnyEntity

const actions = defineActions(visit, {
  reopen: ({ record, records }) => records.update(visit, record.id, { state: 'open' }),
  raise: ({ record, records, caller }) => records.as(caller).update(visit, record.id, { price: 9 }),
})

export function locksSuite(kind: DatabaseKind): void {
  describe('records that are locked', () => {
    const server = useServer(kind, {
      entities: programOf(visit, room, note),
      behaviours: { visit: { actions } },
    })
    let records: Records
    let id: number
    const make = (values: Values) => records.create(visit, { title: 'a', state: 'open', ...values })
    const change = (values: Values, client = server.admin) =>
      client.json('PUT', '/api/visit/update', { id, title: 'a', ...values })
    const remove = (entity: string, of: number) =>
      server.admin.json('DELETE', `/api/${entity}/destroy`, { id: of })
    const bulk = async (request: Values) =>
      (await server.admin.json('POST', '/api/bulk/visit', request)).answer['results']
    const imported = (policy: string, column: string, value: string) =>
      runImport(server.admin, 'visit', {
        key: `${policy}-${column}`,
        fileName: 'visit.csv',
        columns: ['id', column],
        rows: [{ line: 2, cells: [String(id), value] }],
        mode: 'update',
        by: 'id',
        policy,
      })

    beforeEach(async () => {
      records = createRecords(server.backend.store, null)
      id = await make({ state: 'closed', price: 7, payer: 'Lina' })
    })

    it('refuses each field of a change, with what the lock says', async () => {
      expect((await change({ price: 8, title: 'b' })).answer.errors).toEqual([
        { msg: closed, path: 'title' },
        { msg: closed, path: 'price' },
      ])
      expect((await change({ state: 'open' })).status).toBe(400)
      expect(await records.read(visit, id)).toMatchObject({ title: 'a', state: 'closed', price: 7 })
    })

    it('says it in the language of whoever asks', async () => {
      const { answer } = await change({ title: 'b' }, speaking(server.admin, 'ar'))
      expect(answer.errors).toEqual([{ msg: 'هذه الزيارة مقفلة.', path: 'title' }])
    })

    it('takes a form that changes nothing, and whatever is not locked', async () => {
      expect((await change({ title: 'a', state: 'closed', price: 7 })).status).toBe(200)
      id = await make({})
      expect((await change({ title: 'b', state: 'closed' })).status).toBe(200)
    })

    it('keeps the fields of a section alone', async () => {
      id = await make({ is_paid: true, price: 7 })
      expect((await change({ price: 8, title: 'b' })).answer.errors).toEqual([{ msg: paid, path: 'price' }])
      expect((await change({ title: 'b' })).status).toBe(200)
      expect((await change({ is_paid: false })).status).toBe(200)
      expect((await change({ price: 8 })).status).toBe(200)
    })

    it('deletes none, nor one that would go along', async () => {
      const refused = await remove('visit', id)
      expect(refused).toMatchObject({ status: 409, answer: { message: closed } })
      const room_id = await create(server.admin, '/api/room/create', { title: 'Oran' })
      const free = await make({ room_id })
      await records.update(visit, id, { room_id })
      const along = await remove('room', room_id)
      expect(along).toMatchObject({ status: 409, answer: { message: closed } })
      expect(await bulk({ destroy: [id, free] })).toMatchObject([
        { id, done: false, messages: [closed] },
        { id: free, done: true },
      ])
    })

    it('deletes one whose lock says so', async () => {
      const read = await create(server.admin, '/api/note/create', { title: 'lu' })
      const changed = await server.admin.json('PUT', '/api/note/update', { id: read, title: 'x' })
      expect(changed.answer.errors).toEqual([{ msg: 'Cette note est lue.', path: 'title' }])
      expect((await remove('note', read)).status).toBe(200)
    })

    it('holds changes of many, and imports that are tried or made', async () => {
      expect(await bulk({ update: [{ id, values: { title: 'b' } }] })).toEqual([
        { id, done: false, messages: [closed] },
      ])
      const told = [{ line: 2, column: 'title', message: closed }]
      expect((await imported('check', 'title', 'b')).mistakes).toEqual(told)
      expect(await imported('valid', 'title', 'b')).toMatchObject({ updated: 0, mistakes: told })
    })

    it('takes no import back that has locked its record', async () => {
      id = await make({})
      expect(await imported('valid', 'state', 'closed')).toMatchObject({ updated: 1 })
      const refused = await server.admin.json('POST', '/api/import/visit/undo/valid-state', {})
      expect(refused).toMatchObject({ status: 400, answer: { errors: [{ msg: closed, path: 'state' }] } })
      expect(await records.read(visit, id)).toMatchObject({ state: 'closed' })
    })

    it('lets the program write, and its code in the name of somebody not', async () => {
      expect(resultsOf(await runAction(server.admin, 'visit/raise', [id]))).toEqual([[closed]])
      expect(resultsOf(await runAction(server.admin, 'visit/reopen', [id]))).toEqual([undefined])
      expect(await records.read(visit, id)).toMatchObject({ state: 'open', price: 7 })
    })
  })

  describe('a lock that asks for what somebody may not read', () => {
    const account = {
      name: text({ label: 'Nom', required: true }),
      email: email({ label: 'Email', required: true }),
      password: password({ label: 'Code', confirmedBy: 'again', confirmationLabel: 'Encore' }),
    }
    const secret = {
      ...visit,
      access: { fields: { state: { read: [] } } },
    } satisfies AnyEntity
    const role = choice({ label: 'Rôle', options: { vet: 'Vétérinaire' } })
    const accounts = {
      ...admin,
      fields: { ...account, role },
      account: {
        signInBy: ['email'],
        profile: ['name'],
        displayName: 'name',
        superAdministrator: 1,
        role: 'role',
      },
    } satisfies AnyEntity
    const server = useServer(kind, { entities: [secret, room, accounts], behaviours: { visit: { actions } } })

    it('holds all the same', async () => {
      const records = createRecords(server.backend.store, null)
      const id = await records.create(visit, { title: 'a', state: 'closed' })
      const secretWord = 'un-mot-de-passe'
      await records.create(accounts, {
        name: 'Amel',
        email: 'vet@example.dz',
        role: 'vet',
        password: secretWord,
        again: secretWord,
      })
      const vet = server.stranger()
      await vet.logIn('vet@example.dz', secretWord)
      const refused = await vet.json('PUT', '/api/visit/update', { id, title: 'b' })
      expect(refused.answer.errors).toEqual([{ msg: closed, path: 'title' }])
    })
  })
}
