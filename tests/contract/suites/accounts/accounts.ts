import { beforeEach, describe, expect, it } from 'vitest'
import { defineActions } from '../../../../src/behaviour/actions.ts'
import { email } from '../../../../src/kinds/email/definition.ts'
import { password } from '../../../../src/kinds/password/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { Endpoint } from '../../../../src/schema/entity/endpoint.ts'
import { hookTransaction, type UnitOfWork } from '../../../../src/server/records/rows/hooks.ts'
import { restoreRecord } from '../../../../src/server/records/deletion/restore.ts'
import { entityNamed, type EntityRow, type Store } from '../../../../src/server/records/store/store.ts'
import { moveToTrash } from '../../../../src/server/records/rows/trash-rows.ts'
import * as records from '../../../../src/server/records/write-records.ts'
import * as rows from '../../../../src/server/records/rows/write-rows.ts'
import { referenceTo } from '../../../sample/reference-to.ts'
import { runAction } from '../../harness/action-client.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Reply, Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { admin, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const NEW = { password: 'un-autre-mot', confirmation_password: 'un-autre-mot' }
/** Who writes: by the requirement all but administrator 1 are refused to change administrator 1. */
const OTHER = { username: 'autre', name: 'Autre', email: 'autre@example.dz' }

const team = {
  ...sampleEntity({}, 'team'),
  fields: { name: text({ label: 'Nom', required: true }) },
  list: { title: 'équipes', add: 'Ajouter', columns: ['name'] },
  actions: {
    deleteFirst: { label: 'Supprimer', on: 'list', done: 'supprimé' },
    changePassword: { label: 'Changer', on: 'list', done: 'changé' },
  },
} as const

const account = {
  ...admin,
  fields: {
    username: text({ label: 'Identifiant', required: true, unique: true }),
    name: text({ label: 'Nom', required: true }),
    email: email({ label: 'Email', required: true, unique: true }),
    phone: text({ label: 'Téléphone' }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: 'Encore',
    }),
    team_id: referenceTo({
      label: 'Équipe',
      to: 'team',
      as: 'Squad',
      optionLabel: ['name'],
      onDelete: 'cascade',
    }),
  },
  actions: { rename: { label: 'Renommer', on: 'record', done: 'renommé' } },
} as const

const behaviours = {
  team: {
    actions: defineActions(team, {
      deleteFirst: ({ records: stored }) => stored.destroy(account, 1),
      async changePassword({ by, records: stored }) {
        if (by) await stored.update(account, by.id, NEW)
      },
    }),
  },
  admin: {
    actions: defineActions(account, {
      rename: ({ record, records: stored }) => stored.update(account, record.id, { name: 'renommé' }),
    }),
  },
}

export function accountsSuite(kind: DatabaseKind): void {
  describe('administrator 1, as another administrator writes', () => {
    const server = useServer(kind, { entities: [team, account], behaviours })
    let other: HttpClient
    let caller: Store
    let first: EntityRow

    beforeEach(async () => {
      const { store, callers } = server.backend
      const entity = entityNamed(store.entities, 'admin')
      const payload = { ...OTHER, password: SECRET, confirmation_password: SECRET }
      caller = await callers.storeOf({ accountId: await records.createRecord(store, entity, payload) })
      first = { entity, row: await readFirst() }
      other = server.stranger()
      expect((await other.logIn(OTHER.username, SECRET)).status).toBe(200)
    })

    const readFirst = () =>
      server.backend.store.queries
        .selectFrom('admin')
        .selectAll()
        .where('id', '=', 1)
        .executeTakeFirstOrThrow()
    const changes = { username: 'pris', name: 'Pris', email: 'pris@example.dz' }
    const bulk = (asked: object) => other.json('POST', '/api/bulk/admin', asked)
    const call = (client: HttpClient, endpoint: Endpoint | undefined, id: number, payload?: Values) =>
      client.json(endpoint?.method ?? '', endpoint?.path.replace(':id', String(id)) ?? '', { id, ...payload })
    const expectForbidden = ({ status, body }: Reply) => expect(status, JSON.stringify(body)).toBe(403)
    const expectUnchanged = async () => expect(await readFirst()).toEqual(first.row)

    it('stays as it is, by the form', async () => {
      expectForbidden(await call(other, account.endpoints.update, 1, changes))
      expectForbidden(await call(other, admin.endpoints.destroy, 1))
      await expectUnchanged()
    })

    it('stays as it is, by a change of many', async () => {
      const updated = await bulk({ update: [{ id: 1, values: { name: 'Pris' } }] })
      expect(updated.answer['results']).toMatchObject([{ id: 1, done: false }])
      const deleted = await bulk({ destroy: [1] })
      expect(deleted.answer['results']).toMatchObject([{ id: 1, done: false }])
      await expectUnchanged()
    })

    it.each(['check', 'all', 'valid'])('stays as it is, by a file (%s)', async (policy) => {
      const columns = ['username', 'name', 'email']
      const cells = [String(first.row['username']), 'Pris', 'pris@example.dz']
      const request = { key: policy, fileName: 'x.csv', columns, mode: 'update', by: 'username', policy }
      const outcome = await runImport(other, 'admin', { ...request, rows: [{ line: 2, cells }] })
      expect(outcome).toMatchObject({ updated: 0, mistakes: [{ line: 2 }] })
      await expectUnchanged()
    })

    it('stays as it is, by an action of its own', async () => {
      const lines = await runAction(other, 'admin/rename', [1])
      expect(lines.at(-1)).toMatchObject({ results: [{ id: 1, done: false }] })
      await expectUnchanged()
    })

    it('is not deleted by custom code', async () => {
      const lines = await runAction(other, 'team/deleteFirst', [])
      expect(lines.at(-1)).toMatchObject({ success: false })
      await expectUnchanged()
    })

    it('is not taken along by what is deleted', async () => {
      const id = await records.createRecord(caller, entityNamed(caller.entities, 'team'), { name: 'Rouge' })
      await server.backend.store.queries
        .updateTable('admin')
        .set({ team_id: id })
        .where('id', '=', 1)
        .execute()
      expectForbidden(await call(other, team.endpoints.destroy, id))
      expect(await readFirst()).toEqual({ ...first.row, team_id: id })
    })

    it('is not put back over itself', async () => {
      const { store } = server.backend
      await moveToTrash(store.queries, first, {
        by: null,
        at: new Date().toISOString(),
        deletion: '',
        cleared: [],
        attached: store.attached,
      })
      await expect(restoreRecord(caller, first.entity, 1)).rejects.toMatchObject({ status: 403 })
      expectForbidden(await other.json('POST', '/api/trash/admin/1/restore'))
      await expectUnchanged()
    })

    it('is refused by each function that writes records', async () => {
      const { entity } = first
      const ways: Readonly<Record<keyof typeof records, () => Promise<unknown>>> = {
        createRecord: () => records.createRecord(caller, entity, changes, { id: 1, isIncomplete: true }),
        updateRecord: () => records.updateRecord(caller, entity, 1, changes),
        destroyRecord: () => records.destroyRecord(caller, entity, 1),
      }
      expect(Object.keys(ways).sort()).toEqual(Object.keys(records).sort())
      for (const way of Object.values(ways)) await expect(way()).rejects.toThrow()
      await expectUnchanged()
    })

    it('is refused by each function that writes a row', async () => {
      const { entity, row } = first
      const ways: Readonly<Record<keyof typeof rows, (unit: UnitOfWork) => Promise<unknown>>> = {
        insertRow: (unit) => rows.insertRow(unit, entity, { columns: row, chosen: { id: 1 } }, null),
        updateRow: (unit) => rows.updateRow(unit, entity, { before: row, columns: { name: 'Pris' } }, null),
        deleteRow: (unit) => rows.deleteRow(unit, first, null),
        restoreRow: (unit) => rows.restoreRow(unit, entity, row, null),
      }
      expect(Object.keys(ways).sort()).toEqual(Object.keys(rows).sort())
      const hooked = hookTransaction(caller)
      for (const way of Object.values(ways))
        await expect(caller.transact((transaction) => hooked.run(transaction, way))).rejects.toThrow()
      await expectUnchanged()
    })

    it('keeps its own hand', async () => {
      const renamed = await call(server.admin, account.endpoints.update, 1, { ...changes, username: 'chef' })
      expect(renamed.status).toBe(200)
      await server.backend.store.queries.updateTable('admin').set(first.row).where('id', '=', 1).execute()
    })

    it('a new password ends the other sessions, also where custom code gives it', async () => {
      const elsewhere = server.stranger()
      expect((await elsewhere.logIn(OTHER.username, SECRET)).status).toBe(200)
      const lines = await runAction(other, 'team/changePassword', [])
      expect(lines.at(-1)).toMatchObject({ success: true })
      expect((await elsewhere.get('/api/admin/all')).status).toBe(401)
      expect((await other.get('/api/admin/all')).status).toBe(200)
    })
  })
}
