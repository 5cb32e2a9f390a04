import { describe, expect, it, vi } from 'vitest'
import { defineHooks } from '../../../../src/behaviour/hooks.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient, type Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { ADMIN, useServer } from '../../harness/test-server.ts'

const invoiceFields = {
  title: text({ label: 'Titre', required: true }),
  total: number({ label: 'Total' }),
  code: text({ label: 'Code', unique: true }),
}
const entryFields = {
  note: text({ label: 'Note', unique: true }),
  echo: text({ label: 'Écho', readOnly: true }),
}
const invoice = { ...sampleEntity(invoiceFields, 'invoice'), fields: invoiceFields }
const entry = {
  ...sampleEntity(entryFields, 'entry'),
  fields: entryFields,
  computed: {
    echo({ note }: { readonly note?: unknown }) {
      if (note === 'cassé') throw new RangeError('no echo')
      return `${String(note)} !`
    },
  },
}
const told = vi.fn<(what: string) => void>()

const hooks = defineHooks(invoice, {
  async beforeSave({ values }, { by, records }) {
    if (values.title === 'interdit') throw new UserError('Ce titre est interdit.', { path: 'title' })
    if (values.title === 'fermé') throw new UserError({ fr: 'Le livre est fermé.', ar: 'مغلق' })
    if (values.title === 'cassé') throw new Error('broken')
    if (values.title === 'noté') await records.create(entry, { note: by?.name ?? '' })
    if (values.title === 'noté puis interdit') {
      await records.create(entry, { note: 'never' })
      throw new UserError('Ce titre est interdit.', { path: 'title' })
    }
    return { title: values.title.toUpperCase(), ...(values.title === 'numéroté' && { code: 'N1' }) }
  },
  async afterSave({ before, record }, { records }) {
    told(`saved ${record.id} ${before?.title ?? '-'} > ${record.title}`)
    const stored = await records.read(invoice, record.id)
    if (stored?.title === 'COMPTÉ' && stored.total !== 7)
      await records.update(invoice, record.id, { total: 7 })
    if (record.title === 'SANS FIN')
      await records.update(invoice, record.id, { total: Number(record.total) + 1 })
    if (record.title === 'TROP TARD') throw new Error('too late')
  },
  beforeDelete(record) {
    if (record.title === 'GARDÉ') throw new UserError('Cette facture reste.')
  },
  afterDelete: (record) => told(`deleted ${record.title}`),
})

export function hooksSuite(kind: DatabaseKind): void {
  describe('hooks of an entity', () => {
    const server = useServer(kind, {
      entities: programOf(invoice, entry),
      behaviours: { invoice: { hooks } },
    })
    const create = (values: Values) => server.admin.json('POST', '/api/invoice/create', values)
    const createdId = async (title: string) => {
      told.mockClear()
      const { answer } = await create({ title })
      return Number(answer.id)
    }
    const read = async (id: number) => (await server.admin.get(`/api/invoice/read/${id}`)).answer['one']
    const notes = () => listOf(server.admin, 'entry')

    it('change what is written, and hear of it after the commit', async () => {
      const id = await createdId('été')
      expect(await read(id)).toMatchObject({ title: 'ÉTÉ' })
      const { status } = await server.admin.json('PUT', '/api/invoice/update', { id, title: 'hiver' })
      expect(status).toBe(200)
      expect(await read(id)).toMatchObject({ title: 'HIVER', version: 2 })
      expect(told.mock.calls.flat()).toEqual([`saved ${id} - > ÉTÉ`, `saved ${id} ÉTÉ > HIVER`])
    })

    it('are told of the field that could not be worked out, and save nothing', async () => {
      const reply = await server.admin.json('POST', '/api/entry/create', { note: 'cassé' })
      expect([reply.status, reply.answer.success]).toEqual([500, false])
      expect(reply.answer.message).toMatch(/^Écho\u202f: cette valeur n’a pas pu être calculée/)
      expect(await notes()).not.toContainEqual(expect.objectContaining({ note: 'cassé' }))
    })

    it('are not run for an unchanged form', async () => {
      const id = await createdId('été')
      told.mockClear()
      await server.admin.json('PUT', '/api/invoice/update', { id, title: 'ÉTÉ' })
      expect(told).not.toHaveBeenCalled()
    })

    it('refuse with a message, or at a field, and nothing is written', async () => {
      const refused = await create({ title: 'interdit' })
      expectRefused(refused, 400)
      expect(refused.answer.errors).toEqual([{ msg: 'Ce titre est interdit.', path: 'title' }])
      const closed = await create({ title: 'fermé' })
      expectRefused(closed, 400)
      expect(closed.answer.message).toBe('Le livre est fermé.')
      expect(await listOf(server.admin, 'invoice')).toEqual([])
    })

    it('that set a value which must be unique are told that it is taken', async () => {
      const taken = [{ msg: expect.stringContaining('Code'), path: 'code' }]
      await createdId('numéroté')
      const again = await create({ title: 'numéroté' })
      expectRefused(again, 400)
      expect(again.answer.errors).toEqual(taken)
      const id = await createdId('autre')
      const renamed = await server.admin.json('PUT', '/api/invoice/update', { id, title: 'numéroté' })
      expectRefused(renamed, 400)
      expect(renamed.answer.errors).toEqual(taken)
    })

    it('that fail otherwise tell nobody why', async () => {
      const { status, answer } = await create({ title: 'cassé' })
      expect(status).toBe(500)
      expect(JSON.stringify(answer)).not.toContain('broken')
    })

    it('change other records in the same transaction, in the name of who acts', async () => {
      await createdId('noté')
      expect(await notes()).toMatchObject([{ note: ADMIN.username }])
      const [entryOfNow] = await notes()
      const { answer } = await server.admin.get(`/api/history/entry/${entryOfNow?.['id']}`)
      expect(answer['history']).toMatchObject([{ action: 'created', by: { id: 1 } }])
      expectRefused(await create({ title: 'noté puis interdit' }), 400)
      expect(await notes()).toHaveLength(1)
    })

    it('answer what is wrong with the records that they change', async () => {
      await createdId('noté')
      const again = await create({ title: 'noté' })
      expectRefused(again, 400)
      expect(again.answer.errors).toHaveLength(1)
      expect(await notes()).toHaveLength(1)
    })

    it('may change the record itself after the commit', async () => {
      const id = await createdId('compté')
      expect(await read(id)).toMatchObject({ total: 7, version: 2 })
    })

    it('that fail after the commit undo nothing', async () => {
      expect((await create({ title: 'trop tard' })).status).toBe(200)
    })

    it('refuse deletions, and hear of them and of returns from the trash', async () => {
      const kept = await createdId('gardé')
      const refused = await server.admin.json('DELETE', '/api/invoice/destroy', { id: kept })
      expectRefused(refused, 400)
      expect(refused.answer.message).toBe('Cette facture reste.')
      const id = await createdId('été')
      const { answer } = await server.admin.json('POST', '/api/bulk/invoice', { destroy: [id, kept] })
      expect(answer['results']).toEqual([
        { id, done: true, before: {} },
        { id: kept, done: false, messages: ['Cette facture reste.'] },
      ])
      await server.admin.json('POST', '/api/bulk/invoice', { restore: [id] })
      expect(await read(id)).toMatchObject({ title: 'ÉTÉ' })
      expect(told.mock.calls.flat().slice(1)).toEqual(['deleted ÉTÉ', `saved ${id} - > ÉTÉ`])
    })

    const rows = ['un', 'interdit', 'deux'].map((cell, place) => ({ line: place + 2, cells: [cell] }))
    const request = { fileName: 'x.csv', columns: ['title'], rows, mode: 'create', by: null }
    const mistakes = [{ line: 3, column: 'title', message: 'Ce titre est interdit.' }]
    it.each([
      ['check', 0, 2],
      ['all', 0, 0],
      ['valid', 2, 2],
    ])('refuse rows of an import: %s', async (policy, written, created) => {
      const outcome = await runImport(server.admin, 'invoice', { ...request, key: policy, policy })
      expect(outcome).toMatchObject({ created, mistakes })
      expect(await listOf(server.admin, 'invoice')).toHaveLength(written)
    })

    it('that lead to themselves for ever are stopped', async () => {
      const id = await createdId('sans fin')
      expect(await read(id)).toMatchObject({ total: 10 })
    })
  })
}

async function listOf(client: HttpClient, name: string): Promise<readonly Values[]> {
  const { answer } = await client.get(`/api/${name}`)
  const many: unknown = answer['many']
  if (!Array.isArray(many)) throw new Error('no list')
  return many
}
