import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoints, endpoint } from '../../../../src/behaviour/endpoints.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused } from '../../harness/http-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const fields = { title: text({ label: 'Titre', required: true }) }
const note = { ...sampleEntity(fields, 'note'), fields }

const endpoints = defineEndpoints(note, {
  count: {
    method: 'GET',
    path: '/api/note/count/:title',
    async answer({ params, query, records, by }) {
      const found = await records.find(note, { where: { title: params['title'] ?? '' } })
      return { count: found.length, asked: query['why'], by }
    },
  },
  add: {
    method: 'POST',
    path: '/api/note/add',
    isOpen: true,
    async answer({ body, records, by }) {
      if (typeof body['title'] !== 'string') throw new UserError('Il manque un titre.', { path: 'title' })
      return { id: await records.create(note, { title: body['title'] }), by }
    },
  },
  fail: {
    method: 'GET',
    path: '/api/note/fail',
    answer() {
      throw new Error('broken')
    },
  },
  hide: { method: 'POST', path: '/api/note/hide/:entity', roles: [], answer: ({ params }) => ({ params }) },
  secret: { method: 'GET', path: '/api/note/secret', roles: [], answer: () => ({ known: true }) },
  sum: endpoint({
    method: 'POST',
    path: '/api/note/sum/:unit',
    query: z.object({ twice: z.optional(z.stringbool()) }),
    body: z.object({ title: z.string(), lines: z.array(z.object({ count: z.int() })) }),
    response: z.object({ said: z.string() }),
    answer({ body: { title, lines }, query: { twice = false }, params: { unit } }) {
      if (title === 'broken') return Object.assign({ said: title }, { said: 1 })
      const sum = lines.reduce((total, { count }) => total + count, 0) * (twice ? 2 : 1)
      return Object.assign({ said: `${title}: ${sum} ${unit}` }, { secret: 'no' })
    },
  }),
})

const openApi = JSON.stringify({
  info: { title: 'Notes' },
  paths: {
    '/api/note/count/{title}': { get: { summary: 'How many.' } },
    '/api/note/sum/{unit}': {
      post: { parameters: [{ name: 'unit', in: 'path' }], responses: { 200: { description: 'Done.' } } },
    },
  },
})

export function ownEndpointsSuite(kind: DatabaseKind): void {
  describe('endpoints of an entity’s own', () => {
    const server = useServer(kind, {
      entities: programOf(note),
      behaviours: { note: { endpoints } },
      openApi,
    })

    it('answer those who are logged in', async () => {
      await server.admin.json('POST', '/api/note/create', { title: 'un' })
      const { status, body } = await server.admin.get('/api/note/count/un?why=so')
      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, count: 1, asked: 'so', by: { id: 1 } })
    })

    it('are no business of strangers, unless they say so', async () => {
      expectRefused(await server.stranger().get('/api/note/count/un'), 401)
      const { answer } = await server.stranger().json('POST', '/api/note/add', { title: 'deux' })
      expect(answer).toMatchObject({ success: true, by: null })
      const history = (await server.admin.get(`/api/history/note/${answer.id}`)).answer['history']
      expect(history).toMatchObject([{ action: 'created', by: null }])
    })

    it('are given what their path carries, whatever its name', async () => {
      const { answer } = await server.admin.json('POST', '/api/note/hide/un', {})
      expect(answer).toEqual({ success: true, params: { entity: 'un' } })
    })

    it('are for the super-administrator alone where they name nobody', async () => {
      const other = { username: 'autre', name: 'Autre', email: 'autre@example.dz', phone: '' }
      const secret = { password: 'un-autre-mot-de-passe', confirmation_password: 'un-autre-mot-de-passe' }
      await server.admin.json('POST', '/api/admin/register', { ...other, ...secret })
      const client = server.stranger()
      await client.logIn(other.username, secret.password)
      expect((await server.admin.get('/api/note/secret')).body).toEqual({ success: true, known: true })
      expectRefused(await client.get('/api/note/secret'), 403)
      const headers = { 'content-type': 'application/json' }
      const unread = await client.raw('/api/note/hide/un', { method: 'POST', headers, body: '{' })
      expect(unread.status).toBe(403)
      expect((await client.get('/api/note/count/un')).status).toBe(200)
    })

    it('are refused with the documented envelope, and fail without a word of why', async () => {
      const refused = await server.stranger().json('POST', '/api/note/add', {})
      expectRefused(refused, 400)
      expect(refused.answer.errors).toEqual([{ msg: 'Il manque un titre.', path: 'title' }])
      const { status, answer } = await server.admin.get('/api/note/fail')
      expect(status).toBe(500)
      expect(JSON.stringify(answer)).not.toContain('broken')
    })

    it('read and answer what their schemas say, and nothing else', async () => {
      const payload = { title: 'trois', lines: [{ count: 1 }, { count: 2 }], other: true }
      const { body } = await server.admin.json('POST', '/api/note/sum/m?twice=true', payload)
      expect(body).toEqual({ success: true, said: 'trois: 6 m' })
      const broken = { title: 'broken', lines: [] }
      expect((await server.admin.json('POST', '/api/note/sum/m', broken)).status).toBe(500)
    })

    it('refuse with all errors and their fields what their schemas do not take', async () => {
      const refused = await server.admin.json('POST', '/api/note/sum/m?twice=perhaps', {
        lines: [{ count: 'x' }],
      })
      expectRefused(refused, 400)
      expect(refused.answer.errors).toEqual([
        { msg: 'twice\u202f: cette valeur ne fait pas partie de la liste.', path: 'twice' },
        { msg: 'Titre\u202f: ce champ est obligatoire.', path: 'title' },
        { msg: 'lines.0.count\u202f: un nombre est attendu.', path: 'lines.0.count' },
      ])
    })

    it('are told in the OpenAPI document by their schemas', async () => {
      const { answer } = await server.admin.get('/api/openapi.json')
      expect(answer).toMatchObject({ info: { title: 'Notes' } })
      const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(answer)
      expect(paths['/api/note/count/{title}']).toEqual({ get: { summary: 'How many.' } })
      expect(paths['/api/note/sum/{unit}']).toMatchObject({
        post: {
          parameters: [
            { name: 'unit', in: 'path' },
            { name: 'twice', in: 'query', required: false, schema: { type: 'boolean' } },
          ],
          requestBody: {
            content: { 'application/json': { schema: { required: ['title', 'lines'], type: 'object' } } },
          },
          responses: {
            200: {
              description: 'Done.',
              content: { 'application/json': { schema: { allOf: [{}, { properties: { said: {} } }] } } },
            },
          },
        },
      })
    })
  })
}
