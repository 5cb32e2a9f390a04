import { beforeEach, describe, expect, it } from 'vitest'
import type { Behaviours } from '../../../../src/behaviour/behaviour.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { Caller } from '../../../../src/schema/access/access.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import { referenceTo } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient, type Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const reference = (to: string) => ({ label: to, to, as: to, optionLabel: ['name'] })

const lesson = {
  ...sampleEntity(
    {
      title: text({ label: 'Titre' }),
      status: choice({
        label: 'État',
        options: { planned: 'Prévue', done: 'Faite' },
        required: true,
        initial: 'planned',
      }),
      isOpen: toggle({ label: 'Ouverte', words: { on: 'oui', off: 'non' }, initial: true }),
      team_id: referenceTo({
        ...reference('team'),
        initial: ({ caller }) => {
          note('initial', caller)
          return caller['team_id']
        },
      }),
      first_id: referenceTo({
        ...reference('competition'),
        optionLabel: ['reason'],
        initial: { first: true },
      }),
      // The first of those that may be chosen.
      absence_id: referenceTo({
        ...reference('competition'),
        as: 'Absence',
        optionLabel: ['reason'],
        options: { where: { reason: { startsWith: 'abs' } } },
        initial: { first: true },
      }),
      // Whose team is asked for is not known before it is chosen.
      player_id: referenceTo({
        ...reference('player'),
        options: { where: { team_id: { field: 'team_id' } } },
        initial: { first: true },
      }),
    },
    'lesson',
  ),
  access: { fields: { team_id: { update: [] } } },
}

/** Who acted, as each of an entity's own code was told. */
const callers = new Map<string, Caller>()
function note(by: string, caller: Caller) {
  callers.set(by, caller)
}

const behaviours: Behaviours = {
  lesson: {
    hooks: {
      beforeSave: (_save, { caller }) => note('beforeSave', caller),
      afterSave: (_saved, { caller }) => note('afterSave', caller),
      beforeDelete: (_record, { caller }) => note('beforeDelete', caller),
      afterDelete: (_record, { caller }) => note('afterDelete', caller),
    },
    endpoints: {
      mine: {
        method: 'GET',
        path: '/api/lesson/mine',
        answer({ caller }) {
          note('endpoint', caller)
          return {}
        },
      },
    },
  },
}

export function startsSuite(kind: DatabaseKind): void {
  describe('what a new record starts with', () => {
    const server = useServer(kind, { entities: [...clubWithRoles, lesson], behaviours })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    let coach: HttpClient
    let ids = { team: 0, fine: 0, absence: 0 }
    const all = () => ({
      status: 'planned',
      isOpen: true,
      team_id: ids.team,
      first_id: ids.fine,
      absence_id: ids.absence,
    })
    const read = async ({ answer }: { readonly answer: Values }) =>
      (await server.admin.get(`/api/lesson/read/${String(answer['id'])}`)).answer['one']

    beforeEach(async () => {
      const team = await make('team', { name: 'Rouge' })
      const fine = await make('competition', { reason: 'Retard' })
      ids = { team, fine, absence: await make('competition', { reason: 'Absence' }) }
      const owner_id = await make('owner', { name: 'Docteur', file: 'secret' })
      await make('player', { name: 'Ali', owner_id, team_id: team })
      const email = 'coach@example.dz'
      await make('admin', {
        name: 'coach',
        email,
        role: 'coach',
        team_id: team,
        secret: SECRET,
        again: SECRET,
      })
      coach = server.stranger()
      expect((await coach.logIn(email, SECRET)).status).toBe(200)
    })

    it('is worked out of the same caller that own code is given', async () => {
      const { answer } = await coach.multipart('POST', '/api/lesson/create', { title: 'un' })
      const id = answer['id']
      expect((await coach.json('DELETE', '/api/lesson/destroy', { id })).status).toBe(200)
      expect((await coach.get('/api/lesson/mine')).status).toBe(200)
      const account = { id: 2, name: 'coach', role: 'coach', team_id: ids.team }
      const names = ['initial', 'beforeSave', 'afterSave', 'beforeDelete', 'afterDelete', 'endpoint']
      expect([...callers.keys()].toSorted()).toEqual(names.toSorted())
      const [first] = callers.values()
      for (const caller of callers.values()) {
        expect(caller).toMatchObject(account)
        expect(caller).toEqual(first)
        expect(caller).not.toHaveProperty('secret')
      }
      await make('lesson', { title: 'deux' })
      expect(callers.get('initial')).toEqual({ id: null })
      expect(callers.get('beforeSave')).toEqual({ id: null })
    })

    it('is told to the form of whoever may write it', async () => {
      const { team_id: _notTheirs, ...theirs } = all()
      expect((await coach.get('/api/starts/lesson')).answer['values']).toEqual(theirs)
      // Administrator 1 is of no team.
      expect((await server.admin.get('/api/starts/lesson')).answer['values']).toEqual(theirs)
      expectRefused(await server.stranger().get('/api/starts/lesson'), 401)
      expectRefused(await coach.get('/api/starts/nothing'), 404)
    })

    it('is given where nothing is sent, also what they may not write', async () => {
      expect(await read(await coach.multipart('POST', '/api/lesson/create', { title: 'un' }))).toMatchObject(
        all(),
      )
      const sent = { title: 'deux', team_id: '999', isOpen: 'false', first_id: '' }
      expect(await read(await coach.multipart('POST', '/api/lesson/create', sent))).toMatchObject({
        ...all(),
        isOpen: false,
        first_id: null,
      })
    })

    it('is no answer to what is required and sent empty', async () => {
      expectRefused(await coach.multipart('POST', '/api/lesson/create', { title: 'un', status: '' }), 400)
    })

    it('is left alone by updates', async () => {
      const created = await coach.multipart('POST', '/api/lesson/create', { title: 'un', status: 'done' })
      await coach.multipart('PUT', '/api/lesson/update', {
        id: String(created.answer.id),
        title: 'deux',
        status: 'done',
      })
      expect(await read(created)).toMatchObject({ title: 'deux', status: 'done' })
    })

    it('is given to what is imported', async () => {
      await runImport(coach, 'lesson', {
        key: 'starts',
        fileName: 'x.csv',
        mode: 'create',
        by: null,
        policy: 'valid',
        columns: ['title'],
        rows: [{ line: 2, cells: ['importée'] }],
      })
      const { answer } = await server.admin.get('/api/lesson?q=importée')
      expect(answer['many']).toMatchObject([{ title: 'importée', ...all() }])
    })
  })
}
