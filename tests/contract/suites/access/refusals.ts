import { beforeEach, describe, expect, it } from 'vitest'
import { defineEndpoints } from '../../../../src/behaviour/endpoints.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { CallerAccount } from '../../../../src/schema/access/access.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { firstOf } from '../../../../src/schema/entity/list-column.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import { referenceTo } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient, type Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const [team, admin] = [entityNamed(clubWithRoles, 'team'), entityNamed(clubWithRoles, 'admin')]
/** A coach sees those of the own team, and neither their codes nor their grades. */
const fields = {
  code: text({ label: 'Matricule', unique: true }),
  name: text({ label: 'Nom' }),
  grade: number({ label: 'Rang' }),
  team_id: referenceTo({ label: 'Équipe', to: 'team', as: 'Squad', optionLabel: ['name'] }),
  before_id: referenceTo({ label: 'Suite de', to: 'file', as: 'Before', optionLabel: ['name'] }),
}
const file = {
  ...sampleEntity(fields, 'file'),
  fields,
  uniqueTogether: [['name', 'grade']],
  access: {
    fields: { code: { read: ['secretary'] }, grade: { read: ['secretary'] } },
    rows: { coach: ({ admin: own }: { readonly admin: CallerAccount }) => ({ team_id: own['team_id'] }) },
  },
}
const note: AnyEntity = {
  ...sampleEntity({}, 'note'),
  fields: {
    text: text({ label: 'Texte' }),
    file_id: referenceTo({ label: 'Fiche', to: 'file', as: 'File', optionLabel: ['name'] }),
  },
  list: { title: 'notes', add: 'Ajouter', columns: ['text', firstOf('Fiche', ['File.code'])] },
}
const SECRET = 'un-mot-de-passe'

const questions: readonly (readonly [field: string, where: object])[] = [
  ['a condition', { where: { code: 'M-1' } }],
  ['a condition inside another', { where: { or: [{ not: { grade: { from: 1 } } }] } }],
  ['a condition of a related record', { where: { Before: { code: 'M-1' } } }],
  ['an order', { orderBy: 'code' }],
  ['a sum', { sum: 'grade' }],
  ['an average', { average: 'grade' }],
  ['a greatest value', { max: 'grade' }],
  ['groups', { groupBy: 'code' }],
]

/** What is refused says no more than its caller may read. */
export function refusalsSuite(kind: DatabaseKind): void {
  describe('what a refusal says', () => {
    let asked: Values = {}
    const endpoints = defineEndpoints(file, {
      mine: {
        method: 'GET',
        path: '/api/file/mine',
        async answer({ records, caller }) {
          const mine = records.as(caller)
          const { sum, average, max, groupBy, ...question } = asked
          if (sum !== undefined) return { found: await mine.sum(file, 'grade') }
          if (average !== undefined) return { found: await mine.average(file, 'grade') }
          if (max !== undefined) return { found: await mine.max(file, 'grade') }
          if (groupBy !== undefined) return { found: await mine.groupBy(file, 'code') }
          return { found: await mine.find(file, question) }
        },
      },
    })
    const server = useServer(kind, {
      entities: [team, admin, file, note],
      behaviours: { file: { endpoints } },
    })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    const update = (client: HttpClient, entity: string, values: Values) =>
      client.multipart('PUT', `/api/${entity}/update`, values)
    const email = 'coach@example.dz'
    const moveCoach = async (team_id: number | undefined) => {
      const reply = await update(server.admin, 'admin', {
        id: account,
        name: 'coach',
        email,
        role: 'coach',
        team_id,
      })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
    let teams: readonly number[] = []
    let account = 0
    let coach: HttpClient
    beforeEach(async () => {
      teams = [await make('team', { name: 'Rouge' }), await make('team', { name: 'Bleu' })]
      const own = { name: 'coach', email, role: 'coach', team_id: teams[0], secret: SECRET, again: SECRET }
      account = await make('admin', own)
      coach = server.stranger()
      expect((await coach.logIn(email, SECRET)).status).toBe(200)
    })
    const importFiles = async (...names: readonly string[]) => {
      const rows = names.map((name, place) => ({ line: place + 2, cells: [name, String(teams[0])] }))
      const columns = ['name', 'team_id.id']
      const request = { key: 'un', fileName: 'a.csv', columns, rows, mode: 'create', by: null, policy: 'all' }
      expect((await runImport(coach, 'file', request)).created).toBe(names.length)
      const found = await server.backend.store.queries.selectFrom('file').select(['id', 'name']).execute()
      return names.map((name) => Number(found.find((row) => row['name'] === name)?.['id']))
    }
    const undo = () => coach.json('POST', '/api/import/file/undo/un')
    const countFiles = async () =>
      (await server.backend.store.queries.selectFrom('file').select('id').execute()).length

    it('names of an import those records alone that its maker still sees, by what they may read', async () => {
      const [amine, badis] = await importFiles('Amine', 'Badis', 'Chakib')
      await update(server.admin, 'file', { id: amine, code: 'M-1', team_id: teams[1] })
      const hidden = await undo()
      expectRefused(hidden, 409)
      expect(hidden.answer.message).not.toMatch(/Amine|M-1/)
      await update(server.admin, 'file', { id: badis, code: 'M-2' })
      const { message } = (await undo()).answer
      expect(message).toContain('Badis')
      expect(message).not.toMatch(/Amine|M-1|M-2/)
      await server.admin.json('DELETE', '/api/file/destroy', { id: amine })
      expect((await undo()).answer.message).not.toMatch(/Amine|M-1|M-2/)
    })

    it('names no record of an import that others need and that its maker does not see', async () => {
      const [amine, badis] = await importFiles('Amine', 'Badis')
      for (const file_id of [amine, badis]) await make('note', { text: 'n', file_id })
      // Not changed since: what its maker sees follows from another record.
      await moveCoach(teams[1])
      expectRefused(await undo(), 403)
      await moveCoach(teams[0])
      expect((await undo()).answer.message).toContain('Amine')
    })

    it('takes back no import of records that its maker does not see any more', async () => {
      await importFiles('Amine')
      await moveCoach(teams[1])
      expectRefused(await undo(), 403)
      expect(await countFiles()).toBe(1)
    })

    it('names no hidden field of a restored record whose value another one has', async () => {
      const other = await make('file', { name: 'Autre', team_id: teams[1] })
      const id = await make('file', { name: 'Amine', code: 'M-1', team_id: teams[0], before_id: other })
      expect((await coach.json('DELETE', '/api/file/destroy', { id })).status).toBe(200)
      await make('file', { name: 'Badis', code: 'M-1', team_id: teams[1] })
      const restore = (client: HttpClient) => client.json('POST', `/api/trash/file/${id}/restore`)
      const refused = await restore(coach)
      expectRefused(refused, 409)
      expect(JSON.stringify(refused.body)).not.toMatch(/Matricule|code|Suite|before_id|Badis/)
      const told = [{ msg: 'Matricule\u202f: cette valeur est déjà utilisée.', path: 'code' }]
      expect((await restore(server.admin)).answer.errors).toEqual(told)
    })

    it('names no hidden field of values that are unique together', async () => {
      await make('file', { name: 'Amine', grade: 3, team_id: teams[1] })
      const id = await make('file', { name: 'Badis', grade: 3, team_id: teams[0] })
      const refused = await update(coach, 'file', { id, name: 'Amine' })
      expectRefused(refused, 400)
      expect(refused.answer.errors).toEqual([
        { msg: 'Nom\u202f: ces valeurs sont déjà utilisées ensemble.', path: 'name' },
      ])
    })

    it('calls a record that others keep by what the caller may read', async () => {
      const file_id = await make('file', { name: 'Amine', code: 'M-1', team_id: teams[0] })
      await make('note', { text: 'n', file_id })
      const { answer } = await coach.get(`/api/referrers/file/${file_id}`)
      expect(answer['referrers']).toMatchObject([{ keeps: [{ id: file_id, title: 'Amine' }] }])
    })

    it.each([
      ['GET', '/api/file?pagesize=10', undefined, 400, 'pagesize'],
      ['GET', '/api/file/read/1?foo=1', undefined, 400, 'foo'],
      ['GET', '/api/history/file/1?foo=1', undefined, 400, 'foo'],
      ['GET', '/api/referrers/file/1?foo=1', undefined, 400, 'foo'],
      ['GET', '/api/bulk/file/ids?foo=1', undefined, 400, 'foo'],
      ['GET', '/api/trash?foo=1', undefined, 400, 'foo'],
      ['GET', '/api/activity?foo=1', undefined, 400, 'foo'],
      ['GET', '/api/export/file?format=csv&foo=1', undefined, 400, 'foo'],
      ['GET', '/api/events?foo=1', undefined, 400, 'foo'],
      ['POST', '/api/export/file?format=csv&foo=1', { ids: [] }, 400, 'foo'],
      ['POST', '/api/file/create?foo=1', { name: 'Amine' }, 400, 'foo'],
      ['GET', '/api/history/foo/1', undefined, 404, '«\u202ffoo\u202f»'],
      ['GET', '/api/activity?entity=foo', undefined, 404, '«\u202ffoo\u202f»'],
      ['POST', '/api/bulk/file', { erase: [1] }, 400, 'erase'],
      ['POST', '/api/bulk/file', { update: [{ id: 1, values: {}, vresion: 1 }] }, 400, 'vresion'],
      ['POST', '/api/bulk/file', { update: [{ id: 1, values: {}, version: 'x' }] }, 400, '1 à 2147483647'],
      ['PUT', '/api/file/update', { id: 1, version: 'x' }, 400, '«\u202fx\u202f»'],
      ['PUT', '/api/file/update', { id: 1, version: -1 }, 400, '0 à 2147483647'],
    ])('names what is wrong: %s %s %j', async (method, path, body, status, named) => {
      const refused = await (method === 'GET'
        ? server.admin.get(path)
        : server.admin.json(method, path, body))
      expectRefused(refused, status)
      expect(JSON.stringify(refused.body)).toContain(named)
    })

    it('serves own calls and supervisors whatever else an address says', async () => {
      asked = {}
      for (const path of ['/healthz?a=1', '/livez?a=1', '/api/file/mine?a=1'])
        expect((await server.admin.get(path)).status, path).toBe(200)
    })

    it('offers no order by what a relation hides', async () => {
      const [hidden, shown] = [
        await coach.get('/api/note?sort=x'),
        await server.admin.get('/api/note?sort=x'),
      ]
      for (const reply of [hidden, shown]) expectRefused(reply, 400)
      expect(JSON.stringify(shown.body)).toContain('File.code')
      expect(JSON.stringify(hidden.body)).not.toContain('code')
    })

    it.each(questions)(
      'is that own code asks in the name of somebody what they may not read: %s',
      async (_what, question) => {
        asked = { ...question }
        expect((await server.admin.get('/api/file/mine')).status).toBe(200)
        expectRefused(await coach.get('/api/file/mine'), 403)
      },
    )
  })
}
