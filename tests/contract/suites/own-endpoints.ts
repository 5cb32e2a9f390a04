import { describe, expect, it } from 'vitest'
import { defineEndpoints } from '../../../src/behaviour/endpoints.ts'
import { UserError } from '../../../src/behaviour/user-error.ts'
import { text } from '../../../src/kinds/text/meaning.ts'
import type { DatabaseKind } from '../harness/databases.ts'
import { expectRefused } from '../harness/http-client.ts'
import { programOf, sampleEntity } from '../harness/sample-entity.ts'
import { useServer } from '../harness/test-server.ts'

const fields = { title: text({ label: 'Titre', required: true }) }
const note = { ...sampleEntity(fields, 'note'), fields }

const endpoints = defineEndpoints(note, {
  count: {
    method: 'GET',
    path: '/api/note/count/:title',
    async answer({ params, query, records, by }) {
      const found = await records.find(note, { title: params['title'] ?? '' })
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
})

export function ownEndpointsSuite(kind: DatabaseKind): void {
  describe('endpoints of an entity’s own', () => {
    const server = useServer(kind, { entities: programOf(note), behaviours: { note: { endpoints } } })

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

    it('are refused with the documented envelope, and fail without a word of why', async () => {
      const refused = await server.stranger().json('POST', '/api/note/add', {})
      expectRefused(refused, 400)
      expect(refused.answer.errors).toEqual([{ msg: 'Il manque un titre.', path: 'title' }])
      const { status, answer } = await server.admin.get('/api/note/fail')
      expect(status).toBe(500)
      expect(JSON.stringify(answer)).not.toContain('broken')
    })
  })
}
