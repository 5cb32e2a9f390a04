import { webhooksService } from '../../../../src/features/webhooks/server.ts'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { defineHooks } from '../../../../src/behaviour/hooks.ts'
import { defineWebhooks } from '../../../../src/behaviour/webhooks.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { listWebhooks } from '../../../../src/features/webhooks/server/configure.ts'
import { listWebhooksCall } from '../../../../src/features/webhooks/calls.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused } from '../../harness/http-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const fields = { title: text({ label: 'Titre', required: true }) }
const note = { ...sampleEntity(fields, 'note'), fields }
const SECRET = 'a-secret-of-length'
const PORT_FREE = 'http://127.0.0.1:'
const MINUTE = 60_000
const DAY = 1_440 * MINUTE

const webhooks = defineWebhooks(note, {
  all: {
    label: { fr: 'Tout', ar: 'الكل' },
    on: ['created', 'updated', 'deleted'],
    url: { variable: 'ALL_URL' },
    secret: { variable: 'ALL_SECRET' },
  },
  some: {
    label: 'Certaines',
    on: ['created'],
    url: { variable: 'ALL_URL' },
    secret: { variable: 'ALL_SECRET' },
    data: ({ record, by }) => (record.title === 'choisie' ? { said: record.title, by: by?.id } : null),
  },
  other: {
    label: 'Une autre adresse',
    on: ['updated'],
    url: { variable: 'OTHER_URL' },
    secret: { variable: 'ALL_SECRET' },
  },
  unset: {
    label: 'Aucune',
    on: ['created'],
    url: 'https://example.com/',
    secret: { variable: 'NO_SUCH_SECRET' },
  },
})

const hooks = defineHooks(note, {
  async beforeSave({ values }, { records }) {
    if (values.title !== 'refusée') return
    await records.create(note, { title: 'choisie' })
    throw new UserError('Non.')
  },
})

/** Whoever is told, and what it answers. */
class Receiver {
  readonly server: Server
  readonly heard: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
  status = 200
  /** It takes what is sent, and answers nothing. */
  isSilent = false
  /** Happens before the next answer. */
  beforeAnswer: (() => Promise<void>) | undefined

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk)
      this.heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      if (this.isSilent) return
      const happens = this.beforeAnswer
      this.beforeAnswer = undefined
      await happens?.()
      response.writeHead(this.status, { location: '/elsewhere' }).end('ok')
    })
  }

  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening')
    const address = this.server.address()
    return typeof address === 'object' && address ? `${PORT_FREE}${address.port}/in` : ''
  }

  types(): readonly unknown[] {
    return this.heard.map(({ body }) => JSON.parse(body).type)
  }
}

export function webhooksSuite(kind: DatabaseKind): void {
  describe('webhooks of an entity', () => {
    const receiver = new Receiver()
    const other = new Receiver()
    const env: Record<string, string> = { ALL_SECRET: SECRET }
    beforeAll(async () => {
      env['ALL_URL'] = await receiver.listen()
      env['OTHER_URL'] = await other.listen()
    })
    const server = useServer(kind, {
      entities: programOf(note),
      behaviours: { note: { webhooks, hooks } },
      env,
    })
    beforeEach(() => {
      receiver.heard.length = 0
      receiver.status = 200
      receiver.isSilent = false
      other.heard.length = 0
    })
    afterAll(() => {
      receiver.server.close()
      other.server.close()
    })
    const create = async (title: string) => {
      const { answer } = await server.admin.json('POST', '/api/note/create', { title })
      return Number(answer.id)
    }
    const state = async (name = 'all') => {
      const { answer } = await server.admin.get('/api/webhooks')
      return listWebhooksCall.answer.parse(answer).webhooks.find((each) => each.name === name)
    }
    const deliverAt = (later: number) => webhooksService.of(server.backend).deliver(() => Date.now() + later)

    it('tell the configured address what was done, signed', async () => {
      const id = await create('une')
      await server.admin.json('PUT', '/api/note/update', { id, title: 'deux' })
      await server.admin.json('DELETE', '/api/note/destroy', { id })
      await expect.poll(() => receiver.types()).toEqual(['note.created', 'note.updated', 'note.deleted'])
      const { headers, body } = receiver.heard[1] ?? { headers: {}, body: '' }
      expect(JSON.parse(body)).toMatchObject({ data: { id, title: 'deux' } })
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const signature = createHmac('sha256', SECRET).update(signed).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${signature}`)
      await expect.poll(async () => (await state())?.waiting).toBe(0)
      expect(await state()).toMatchObject({ label: 'Tout', failed: 0, deliveredAt: expect.any(String) })
      expect(await state('unset')).toMatchObject({ host: null, waiting: 0, deliveredAt: null })
    })

    it('send what they choose, and nothing of what was undone', async () => {
      expectRefused(await server.admin.json('POST', '/api/note/create', { title: 'refusée' }), 400)
      await create('choisie')
      await expect.poll(() => receiver.types()).toEqual(['note.created', 'note.created'])
      const sent = receiver.heard.map(({ body }) => JSON.parse(body).data)
      expect(sent).toContainEqual({ said: 'choisie', by: 1 })
    })

    it('send again what was not received, later and later, and follow no redirect', async () => {
      receiver.status = 302
      await create('une')
      await expect.poll(state).toMatchObject({ waiting: 1, problem: '302' })
      await deliverAt(5_000)
      expect(receiver.heard).toHaveLength(1)
      await deliverAt(15_000)
      expect(receiver.heard).toHaveLength(2)
      await deliverAt(40_000)
      expect(receiver.heard).toHaveLength(2)
      receiver.status = 204
      const elsewhere = await server.backendElsewhere()
      const later = () => Date.now() + 2 * MINUTE
      await Promise.all([server.backend, elsewhere].map((each) => webhooksService.of(each).deliver(later)))
      expect(receiver.heard).toHaveLength(3)
      expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect(await state()).toMatchObject({ waiting: 0, failed: 0 })
    })

    it('send once what another process has sent since this one found it', async () => {
      receiver.status = 500
      for (const title of ['une', 'deux']) await create(title)
      await expect.poll(() => receiver.heard.length).toBe(2)
      receiver.status = 204
      receiver.heard.length = 0
      const elsewhere = await server.backendElsewhere()
      receiver.beforeAnswer = () => webhooksService.of(elsewhere).deliver(() => Date.now() + 2 * MINUTE)
      await deliverAt(2 * MINUTE)
      expect(receiver.heard.map(({ body }) => JSON.parse(body).data.title)).toEqual(['une', 'deux'])
      expect(await state()).toMatchObject({ waiting: 0, failed: 0 })
    })

    it('send what waits since before a clock was put back', async () => {
      receiver.status = 500
      await create('une')
      await expect.poll(state).toMatchObject({ waiting: 1, problem: '500' })
      await deliverAt(180 * MINUTE)
      receiver.status = 200
      await deliverAt(0)
      expect(await state()).toMatchObject({ waiting: 0, failed: 0 })
    })

    it('give up after two days, and begin again when asked to', async () => {
      receiver.status = 500
      await create('une')
      await expect.poll(state).toMatchObject({ problem: '500' })
      for (let day = 1; day <= 11; day += 1) await deliverAt(day * DAY)
      expect(await state()).toMatchObject({ waiting: 0, failed: 1, problem: '500' })
      receiver.status = 200
      expectRefused(await server.stranger().json('POST', '/api/webhooks/note/all/retry', {}), 401)
      expectRefused(await server.admin.json('POST', '/api/webhooks/note/none/retry', {}), 404)
      expect((await server.admin.json('POST', '/api/webhooks/note/all/retry', {})).status).toBe(200)
      await expect.poll(state).toMatchObject({ waiting: 0, failed: 0 })
    })

    it('forget what was given up after 30 days', async () => {
      receiver.status = 500
      await create('une')
      await expect.poll(state).toMatchObject({ problem: '500' })
      for (let day = 1; day <= 11; day += 1) await deliverAt(day * DAY)
      const told = webhooksService.of(server.backend)
      await told.forgetEnded(Date.now() + 40 * DAY)
      expect(await state()).toMatchObject({ failed: 1 })
      await told.forgetEnded(Date.now() + 42 * DAY)
      expect(await state()).toMatchObject({ failed: 0 })
    })

    it('keep nobody else back where an address does not answer', async () => {
      receiver.isSilent = true
      const id = await create('une')
      await expect.poll(() => receiver.heard.length).toBeGreaterThan(0)
      await server.admin.json('PUT', '/api/note/update', { id, title: 'deux' })
      await expect.poll(() => other.types()).toEqual(['note.updated'])
      // It still waits for the answer.
      expect(await state()).toMatchObject({ waiting: 2, problem: '' })
      receiver.server.closeAllConnections()
    })

    it('sign with the key that a secret holds in Base64', () => {
      const key = Buffer.from('a key of twenty-four bytes')
      const env = { ALL_URL: 'https://a/', ALL_SECRET: `whsec_${key.toString('base64')}` }
      const [named] = listWebhooks({ note: { webhooks } }, env)
      expect(named?.target?.key).toEqual(key)
    })

    it.each([
      [{ ALL_URL: 'ftp://a/' }, /ALL_URL must begin with https/],
      [{ ALL_URL: 'https://a/' }, /ALL_SECRET must have 16/],
      [{ ALL_URL: 'https://a/', ALL_SECRET: 'short' }, /ALL_SECRET must have 16/],
      [{ ALL_URL: 'https://a/', ALL_SECRET: 'whsec_!!!' }, /ALL_SECRET must have 24 to 64 bytes in Base64/],
      [{ ALL_URL: 'https://a/', ALL_SECRET: `whsec_${'A'.repeat(40)}!` }, /ALL_SECRET must have 24 to 64/],
      [{ ALL_URL: 'https://a/', ALL_SECRET: `whsec_${'A'.repeat(28)}` }, /ALL_SECRET must have 24 to 64/],
      [{ ALL_URL: 'https://a/', ALL_SECRET: `whsec_${'A'.repeat(100)}` }, /ALL_SECRET must have 24 to 64/],
      [{ ALL_URL: 'https://a/', ALL_SECRET: `${SECRET}\n` }, /ALL_SECRET must not begin or end/],
    ])('keep a start from succeeding whose environment is wrong: %o', (wrong, says) => {
      expect(() => listWebhooks({ note: { webhooks } }, wrong)).toThrow(says)
    })
  })
}
