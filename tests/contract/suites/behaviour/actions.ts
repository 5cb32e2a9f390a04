import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { defineActions } from '../../../../src/behaviour/actions.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { resultsOf, runAction } from '../../harness/action-client.ts'
import { listActionRunsCall } from '../../../../src/features/actions/calls.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused } from '../../harness/http-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const ticket = {
  ...sampleEntity({}, 'ticket'),
  fields: { title: text({ label: 'Titre', required: true }), total: number({ label: 'Total' }) },
  list: { title: 'tickets', add: 'Ajouter', columns: ['title'] },
  actions: {
    raise: {
      label: 'Augmenter',
      on: 'record',
      done: 'augmenté',
      fields: {
        by: number({ label: 'De', required: true, min: 1 }),
        note: text({ label: 'Note' }),
        reason: choice({ label: 'Motif', options: { rain: 'Pluie', snow: 'Neige' } }),
      },
    },
    reopen: { label: 'Rouvrir', on: 'record', done: 'rouvert', when: { title: 'fermé' } },
    recount: { label: { fr: 'Recompter', ar: 'عد' }, on: 'list', done: 'recompté' },
    breakDown: { label: 'Casser', on: 'list', done: 'cassé' },
    forbid: { label: 'Interdire', on: 'list', done: 'interdit' },
    age: { label: 'Vieillir', on: 'record', done: 'vieilli' },
    close: { label: 'Fermer', on: 'record', together: true, done: 'fermé' },
    closeAll: { label: 'Tout fermer', on: 'list', together: true, done: 'fermés' },
  },
} as const

const slow = vi.fn<(signal: AbortSignal) => void | Promise<void>>()
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

const actions = defineActions(ticket, {
  async raise({ record, values, records }) {
    if (record.title === 'fermé') throw new UserError('Ce ticket est fermé.')
    const total = (record.total ?? 0) + (values.by ?? 0)
    await records.update(ticket, record.id, { total, title: `${record.title}${values.note}` })
  },
  async recount({ records, progress }) {
    const all = await records.find(ticket, { where: { total: 1 } })
    for (const [place, { id }] of all.entries()) {
      await records.update(ticket, id, { total: 0 })
      progress(place + 1, all.length)
      await wait(300)
    }
  },
  breakDown() {
    throw new Error('broken')
  },
  forbid() {
    throw new UserError('Pas maintenant.')
  },
  async reopen({ record, records }) {
    await records.update(ticket, record.id, { title: 'rouvert' })
  },
  age: ({ signal }) => slow(signal),
  async close({ record, records }) {
    await records.create(ticket, { title: `copie de ${record.title}` })
    if (record.title === 'ouvert') throw new UserError('Ce ticket reste ouvert.')
    // What the transaction has done so far is seen in it.
    const copies = await records.count(ticket, { where: { title: { startsWith: 'copie' } } })
    await records.update(ticket, record.id, { title: 'fermé', total: copies })
    await wait(300)
  },
  async closeAll({ records, progress }) {
    for await (const { id, title } of records.each(ticket, { where: { total: 9 } })) {
      await records.update(ticket, id, { title: 'fermé' })
      progress(1, 2)
      await wait(300)
      if (title === 'ouvert') throw new UserError('Pas tous.')
    }
  },
})

export function actionsSuite(kind: DatabaseKind): void {
  describe('actions of an entity', () => {
    const server = useServer(kind, { entities: programOf(ticket), behaviours: { ticket: { actions } } })
    const create = async (title: string, total = 1) => {
      const { answer } = await server.admin.json('POST', '/api/ticket/create', { title, total })
      return Number(answer.id)
    }
    const read = async (id: number) => (await server.admin.get(`/api/ticket/read/${id}`)).answer['one']

    it('are done with each record, and refused for one without the others', async () => {
      const [one, closed, gone] = [await create('un'), await create('fermé'), 2_000_000]
      const values = { by: '2', note: '!' }
      const lines = await runAction(server.admin, 'ticket/raise', [one, closed, gone], values)
      expect(lines.at(-1)).toEqual({
        success: true,
        results: [
          { id: one, done: true, before: {} },
          { id: closed, done: false, messages: ['Ce ticket est fermé.'] },
          { id: gone, done: false, messages: [expect.any(String)] },
        ],
      })
      expect(await read(one)).toMatchObject({ title: 'un!', total: 3, version: 2 })
      const { answer } = await server.admin.get('/api/activity?entity=ticket&action=ran')
      expect(answer['activity']).toMatchObject([
        { recordId: one, title: 'un!', ran: 'Augmenter', by: { id: 1 } },
      ])
      // What it changed is the record's history; that it was run is not.
      const history = (await server.admin.get(`/api/history/ticket/${one}`)).answer['history']
      expect(history).toMatchObject([{ action: 'updated', by: { id: 1 } }, { action: 'created' }])
    })

    it('are refused for each record that is not what they ask for', async () => {
      const [open, closed] = [await create('ouvert'), await create('fermé')]
      const lines = await runAction(server.admin, 'ticket/reopen', [open, closed])
      expect(resultsOf(lines)).toEqual([
        ['«\u202fRouvrir\u202f» n’est pas possible avec cette fiche dans son état actuel.'],
        undefined,
      ])
      expect(await read(open)).toMatchObject({ title: 'ouvert', version: 1 })
      expect(await read(closed)).toMatchObject({ title: 'rouvert' })
      // It is no longer what it was.
      expect(resultsOf(await runAction(server.admin, 'ticket/reopen', [closed]))).toEqual([
        [expect.stringContaining('Rouvrir')],
      ])
    })

    it('say what their form lacks before anything is done', async () => {
      const id = await create('un')
      const refused = await server.admin.json('POST', '/api/actions/ticket/raise', {
        ids: [id],
        values: { by: 0, reason: 'fog' },
      })
      expectRefused(refused, 400)
      expect(refused.answer.errors).toEqual([
        { msg: 'De\u202f: 1 au moins.', path: 'by' },
        { msg: 'Motif\u202f: cette valeur ne fait pas partie de la liste.', path: 'reason' },
      ])
      expect(await read(id)).toMatchObject({ version: 1 })
    })

    it.each([
      ['raise', { ids: [], values: { by: 1 } }, /« Augmenter » porte sur des fiches/],
      ['recount', { ids: [1], values: {} }, /« Recompter » porte sur toute la liste/],
      ['raise', { ids: [1], values: [1] }, /^values/],
      ['raise', { ids: [1] }, /^values/],
      ['raise', { ids: ['1'], values: {} }, /^ids/],
      ['raise', { ids: [1], values: {}, run: 'x' }, /^run/],
      ['raise', { ids: [1], values: {}, by: 1 }, /^by.*ids, values, run/],
    ])('say of %s which part of a call is refused: %o', async (name, body, says) => {
      const { status, answer } = await server.admin.json('POST', `/api/actions/ticket/${name}`, body)
      expect([status, String(answer.message).replaceAll('\u202f', ' ')]).toEqual([
        400,
        expect.stringMatching(says),
      ])
    })

    it('on the list say how far they are, and are told in the activity', async () => {
      for (const title of ['un', 'deux']) await create(title)
      const lines = await runAction(server.admin, 'ticket/recount', [])
      expect(lines.at(-1)).toEqual({ success: true, results: [] })
      expect(lines).toContainEqual({ done: 1, total: 2 })
      const { answer } = await server.admin.get('/api/activity?entity=ticket&action=ran')
      expect(answer['activity']).toMatchObject([{ recordId: 0, title: 'tickets', ran: 'Recompter' }])
    })

    it('together are done with all records or with none', async () => {
      const ids = [await create('un'), await create('deux')]
      const done = await runAction(server.admin, 'ticket/close', ids)
      expect(done.at(-1)).toMatchObject({ results: [{ done: true }, { done: true }] })
      expect(done).toContainEqual({ done: 1, total: 2 })
      expect(await read(ids[1] ?? 0)).toMatchObject({ title: 'fermé', total: 2 })

      const [three, open, gone] = [await create('trois'), await create('ouvert'), 2_000_000]
      const refused = await runAction(server.admin, 'ticket/close', [three, open, gone])
      expect(resultsOf(refused)).toEqual([
        ['Rien n’a été fait ici\u202f: une autre fiche est refusée.'],
        ['Ce ticket reste ouvert.'],
        [expect.any(String)],
      ])
      expect(await read(three)).toMatchObject({ title: 'trois', version: 1 })
      const { answer } = await server.admin.get('/api/activity?entity=ticket&action=ran')
      expect(answer['activity']).toHaveLength(2)
      expect((await server.admin.get('/api/ticket?q=copie')).answer).toMatchObject({ total: 2 })
    })

    it('together on the list undo what was done before a refusal', async () => {
      const ids = [await create('un', 9), await create('ouvert', 9)]
      const refused = await runAction(server.admin, 'ticket/closeAll', [])
      expect(refused.at(-1)).toMatchObject({ success: false, message: 'Pas tous.' })
      expect(refused).toContainEqual({ done: 1, total: 2 })
      expect(await read(ids[0] ?? 0)).toMatchObject({ title: 'un', version: 1 })
    })

    it('stop between two records, asked by another process, and say how far they came', async () => {
      const ids = [await create('un'), await create('deux'), await create('trois')]
      slow.mockImplementationOnce(() => {}).mockImplementationOnce(aborted)
      const call = { ids, values: {}, run: 'a-run-with-a-long-name' }
      const elsewhere = await server.elsewhere()
      const answered = server.admin.raw('/api/actions/ticket/age', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(call),
      })
      await expect.poll(() => slow.mock.calls.length).toBe(2)
      const runs = async () => listActionRunsCall.answer.parse((await elsewhere.get('/api/runs')).answer).runs
      await expect.poll(async () => (await runs())[0]?.done).toBe(1)
      expect(await runs()).toMatchObject([{ run: call.run, label: 'Vieillir', total: 3, by: { id: 1 } }])
      const stop = `/api/runs/${call.run}/stop`
      expectRefused(await server.stranger().json('POST', stop, {}), 401)
      expect((await elsewhere.json('POST', stop, {})).status).toBe(200)
      const last = (await (await answered).text()).trim().split('\n').at(-1) ?? ''
      const results = ids.slice(0, 2).map((id) => ({ id, done: true, before: {} }))
      expect(JSON.parse(last)).toEqual({ success: true, results, stopped: true })
      expect(await runs()).toEqual([])
      expectRefused(await elsewhere.json('POST', stop, {}), 404)
      const { answer } = await server.admin.get('/api/activity?action=stopped')
      expect(answer['activity']).toMatchObject([{ entity: 'ticket', ran: 'Vieillir', by: { id: 1 } }])
    })

    it('that are refused or fail say so in their last line', async () => {
      const [refused] = await runAction(server.admin, 'ticket/forbid', [])
      expect(refused).toEqual({ success: false, message: 'Pas maintenant.' })
      const [failed] = await runAction(server.admin, 'ticket/breakDown', [])
      expect(failed).toMatchObject({ success: false, requestId: expect.any(String) })
      expect(JSON.stringify(failed)).not.toContain('broken')
      const { answer } = await server.admin.get('/api/activity?action=ran')
      expect(answer['activity']).toEqual([])
    })

    it.each([
      ['ticket/nothing', { ids: [1], values: {} }, 404],
      ['ticket/toString', { ids: [1], values: {} }, 404],
      ['nothing/raise', { ids: [1], values: {} }, 404],
      ['ticket/raise', { ids: [], values: { by: 1 } }, 400],
      ['ticket/recount', { ids: [1], values: {} }, 400],
      ['ticket/raise', { ids: ['1'], values: { by: 1 } }, 400],
      ['ticket/raise', { ids: Array.from({ length: 501 }, () => 1), values: { by: 1 } }, 400],
    ])('are refused where there is no such thing: %s', async (address, body, status) => {
      expectRefused(await server.admin.json('POST', `/api/actions/${address}`, body), status)
    })

    it('are no business of strangers', async () => {
      const call = { ids: [], values: {} }
      expectRefused(await server.stranger().json('POST', '/api/actions/ticket/recount', call), 401)
    })
  })
}
