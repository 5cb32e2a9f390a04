import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Records } from '../../../../src/behaviour/context.ts'
import { defineHooks } from '../../../../src/behaviour/hooks.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { email } from '../../../../src/kinds/email/definition.ts'
import { password } from '../../../../src/kinds/password/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { createRecords } from '../../../../src/server/records/custom-code.ts'
import { resultsOf, runAction } from '../../harness/action-client.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Values } from '../../harness/http-client.ts'
import { admin, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const lesson = {
  ...sampleEntity({}, 'lesson'),
  fields: {
    title: text({ label: 'Titre', required: true }),
    state: choice({
      label: 'État',
      options: { planned: 'Planifiée', given: 'Donnée', approved: 'Validée', cancelled: 'Annulée' },
      readOnly: true,
      initial: 'planned',
    }),
  },
  stages: {
    field: 'state',
    moves: {
      planned: { to: ['given', 'cancelled'], by: ['instructor', 'manager'] },
      // Approval is two moves of two people.
      given: {
        to: [
          { stage: 'approved', label: 'Valider', confirm: 'Valider cette leçon ?', by: ['manager'] },
          { stage: 'cancelled', by: ['instructor', 'manager'] },
        ],
      },
    },
  },
  lock: { when: { state: { in: ['approved'] } }, says: 'Cette leçon est validée.' },
} as const satisfies AnyEntity

const accounts = {
  ...admin,
  fields: {
    name: text({ label: 'Nom', required: true }),
    email: email({ label: 'Email', required: true }),
    role: choice({ label: 'Rôle', options: { instructor: 'Moniteur', manager: 'Gérant' } }),
    password: password({ label: 'Code', confirmedBy: 'again', confirmationLabel: 'Encore' }),
  },
  account: {
    signInBy: ['email'],
    profile: ['name'],
    displayName: 'name',
    superAdministrator: 1,
    role: 'role',
  },
} satisfies AnyEntity

const moved = vi.fn<(told: unknown) => void>()
const hooks = defineHooks(lesson, {
  afterMove({ record, from, to }, { caller }) {
    moved({ id: record.id, state: record.state, from, to, caller: caller.id })
  },
})
const SECRET = 'un-mot-de-passe'
const refused = [{ msg: expect.stringContaining('État'), path: 'state' }]

export function stagesSuite(kind: DatabaseKind): void {
  describe('records that go through stages', () => {
    const server = useServer(kind, { entities: [lesson, accounts], behaviours: { lesson: { hooks } } })
    let records: Records
    let id: number
    const stateOf = async (of = id) => (await records.read(lesson, of))?.state
    const move = async (client: HttpClient, name: string, ids = [id]) =>
      resultsOf(await runAction(client, `lesson/${name}`, ids))
    const signIn = async (role: 'instructor' | 'manager') => {
      const address = `${role}@example.dz`
      const account = { name: role, email: address, role, password: SECRET, again: SECRET }
      await records.create(accounts, account)
      const client = server.stranger()
      await client.logIn(address, SECRET)
      return client
    }
    const save = (method: string, path: string, values: Values) =>
      server.admin.json(method, `/api/lesson/${path}`, { title: 'a', ...values })

    beforeEach(async () => {
      moved.mockClear()
      records = createRecords(server.backend.store, null)
      id = await records.create(lesson, { title: 'a' })
    })

    it('begin at the initial one, and nowhere else', async () => {
      expect(await stateOf()).toBe('planned')
      expect(await save('POST', 'create', {})).toMatchObject({ status: 200 })
      expect(await save('POST', 'create', { state: 'planned' })).toMatchObject({ status: 200 })
      expect((await save('POST', 'create', { state: 'given' })).answer.errors).toEqual(refused)
      expect(await stateOf(await records.create(lesson, { title: 'b', state: 'given' }))).toBe('given')
    })

    it('are moved on by the moves of their stage alone', async () => {
      expect(await move(server.admin, 'to-given')).toEqual([undefined])
      expect(await stateOf()).toBe('given')
      expect(await move(server.admin, 'to-given')).toEqual([[expect.stringContaining('Donnée')]])
      expect(await move(server.admin, 'to-approved')).toEqual([undefined])
      expect(await move(server.admin, 'to-cancelled')).toEqual([[expect.stringContaining('Annulée')]])
      expect(await stateOf()).toBe('approved')
    })

    it('are moved many at a time, each as it may', async () => {
      const given = await records.create(lesson, { title: 'b', state: 'given' })
      expect(await move(server.admin, 'to-given', [id, given])).toEqual([
        undefined,
        [expect.stringContaining('Donnée')],
      ])
      expect(await move(server.admin, 'to-cancelled', [id, given])).toEqual([undefined, undefined])
    })

    it('are moved by those who may', async () => {
      const [instructor, manager] = [await signIn('instructor'), await signIn('manager')]
      expect(await move(instructor, 'to-given')).toEqual([undefined])
      const body = { ids: [id], values: {} }
      const call = await instructor.json('POST', '/api/actions/lesson/to-approved', body)
      expect(call.status).toBe(403)
      expect(await move(manager, 'to-approved')).toEqual([undefined])
      expect((await server.admin.json('POST', '/api/actions/lesson/to-planned', body)).status).toBe(404)
    })

    it('keep their stage, whatever a call says of it', async () => {
      expect((await save('PUT', 'update', { id, state: 'given' })).answer.errors).toEqual(refused)
      expect((await save('PUT', 'update', { id, state: 'never' })).answer.errors).toEqual(refused)
      expect((await save('PUT', 'update', { id, state: 'planned' })).status).toBe(200)
      const bulk = { update: [{ id, values: { state: 'given' } }] }
      const { answer } = await server.admin.json('POST', '/api/bulk/lesson', bulk)
      expect(answer['results']).toEqual([{ id, done: false, messages: [refused[0]?.msg] }])
      const asked = await server.admin.json('POST', '/api/import/lesson', {
        key: 'stages',
        fileName: 'lesson.csv',
        columns: ['id', 'title', 'state'],
        rows: [{ line: 2, cells: [String(id), 'c', 'given'] }],
        mode: 'update',
        by: 'id',
        policy: 'valid',
      })
      expect(asked.status).toBe(400)
      expect(await records.read(lesson, id)).toMatchObject({ title: 'a', state: 'planned' })
    })

    it('are moved once by two who press at the same time', async () => {
      const both = await Promise.all([move(server.admin, 'to-given'), move(server.admin, 'to-given')])
      expect(both.flat().filter((messages) => messages === undefined)).toHaveLength(1)
      expect(moved).toHaveBeenCalledOnce()
    })

    it('tell of each move in their history, with who made it', async () => {
      const instructor = await signIn('instructor')
      await move(instructor, 'to-given')
      const { answer } = await server.admin.get(`/api/history/lesson/${id}`)
      expect(answer['history']).toMatchObject([
        {
          action: 'updated',
          by: { name: 'instructor' },
          changes: [{ field: 'state', before: 'planned', after: 'given' }],
        },
        { action: 'created' },
      ])
    })

    it('tell own code of each move once, and of no other change', async () => {
      await save('PUT', 'update', { id, title: 'b' })
      await move(server.admin, 'to-given')
      await move(server.admin, 'to-given')
      await records.update(lesson, id, { state: 'cancelled' })
      expect(moved.mock.calls).toEqual([
        [{ id, state: 'given', from: 'planned', to: 'given', caller: 1 }],
        [{ id, state: 'cancelled', from: 'given', to: 'cancelled', caller: null }],
      ])
    })

    it('are moved out of a stage that locks them, and changed no more in it', async () => {
      await records.update(lesson, id, { state: 'approved' })
      const { answer } = await save('PUT', 'update', { id, title: 'b' })
      expect(answer.errors).toEqual([{ msg: 'Cette leçon est validée.', path: 'title' }])
    })
  })
}
