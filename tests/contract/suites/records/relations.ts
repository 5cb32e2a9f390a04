import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { text } from '../../../../src/kinds/text/definition.ts'
import { rows } from '../../../../src/kinds/rows/definition.ts'
import type { OnDelete, ReferenceField } from '../../../../src/kinds/reference/definition.ts'
import type { OnLinkDelete, ReferencesField } from '../../../../src/kinds/references/definition.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, pathsOf } from '../../harness/http-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const listed = z.array(z.looseObject({ id: z.int() }))
const title = text({ label: 'Titre', required: true })

function link(to: string, as: string, onDelete: OnDelete): ReferenceField {
  return { kind: 'reference', label: as, to, as, optionLabel: ['title'], onDelete }
}

function links(to: string, onDelete: OnLinkDelete): ReferencesField {
  return { kind: 'references', label: to, to, as: `${to}s`, optionLabel: ['title'], onDelete }
}

const folder = sampleEntity(
  { title, parent_id: link('folder', 'Parent', 'cascade'), cover_id: link('sheet', 'Cover', 'refuse') },
  'folder',
)
const sheet = sampleEntity(
  { title, folder_id: link('folder', 'Folder', 'cascade'), twin_id: link('sheet', 'Twin', 'refuse') },
  'sheet',
)
const contract = sampleEntity(
  { title, sheet_id: { ...link('sheet', 'Sheet', 'refuse'), required: true } },
  'contract',
)
const bookmark = sampleEntity(
  { title, folder_id: link('folder', 'Folder', 'clear'), above_id: link('bookmark', 'Above', 'clear') },
  'bookmark',
)

const shelf = sampleEntity(
  { title, sheet_ids: links('sheet', 'clear'), folder_ids: links('folder', 'refuse') },
  'shelf',
)

const ware = sampleEntity({ title }, 'ware')
const parcel = sampleEntity(
  {
    title,
    lines: rows({
      label: 'Lignes',
      fields: {
        ware_id: link('ware', 'Ware', 'refuse'),
        spare_id: link('ware', 'Spare', 'clear'),
        gift_id: link('ware', 'Gift', 'cascade'),
        note: text({ label: 'Note' }),
      },
    }),
  },
  'parcel',
)

export function relationsSuite(kind: DatabaseKind): void {
  describe('what a deletion does to what refers to the record', () => {
    const server = useServer(kind, {
      entities: programOf(folder, sheet, contract, bookmark, shelf, ware, parcel),
    })
    const make = (entity: string, values: Readonly<Record<string, number | readonly number[]>> = {}) =>
      create(server.admin, `/api/${entity}/create`, { title: entity, ...values })
    const read = (entity: string, id: number) => server.admin.get(`/api/${entity}/read/${id}`)
    const destroy = (entity: string, id: number) =>
      server.admin.json('DELETE', `/api/${entity}/destroy`, { id })
    const restore = (entity: string, id: number) =>
      server.admin.json('POST', `/api/trash/${entity}/${id}/restore`)
    const statuses = async (all: readonly (readonly [string, number])[]) =>
      (await Promise.all(all.map(([entity, id]) => read(entity, id)))).map(({ status }) => status)

    /** A folder in a folder, a sheet in each, one of them the other's twin and its folder's cover, and a bookmark. */
    async function makeTree() {
      const outer = await make('folder')
      const inner = await make('folder', { parent_id: outer })
      const one = await make('sheet', { folder_id: inner })
      const other = await make('sheet', { folder_id: outer, twin_id: one })
      await server.admin.json('PUT', '/api/folder/update', { id: inner, title: 'folder', cover_id: one })
      const mark = await make('bookmark', { folder_id: inner })
      const tree = [
        ['folder', outer],
        ['folder', inner],
        ['sheet', one],
        ['sheet', other],
      ] as const
      return { outer, inner, one, other, mark, tree }
    }

    it('reaches through several entities, and all of it comes back as it was', async () => {
      const { outer, inner, one, other, mark, tree } = await makeTree()
      const before = await Promise.all(tree.map(([entity, id]) => read(entity, id)))
      expect((await destroy('folder', outer)).status).toBe(200)
      expect(await statuses(tree)).toEqual([404, 404, 404, 404])
      expect((await read('bookmark', mark)).answer['one']).toMatchObject({ folder_id: null })
      expect((await restore('sheet', other)).status).toBe(200)
      const after = await Promise.all(tree.map(([entity, id]) => read(entity, id)))
      const plain = (replies: typeof before) =>
        replies.map(({ answer }) => ({
          ...Object(answer['one']),
          version: 0,
          Folder: 0,
          Parent: 0,
          Twin: 0,
          Cover: 0,
        }))
      expect(plain(after)).toEqual(plain(before))
      expect((await read('bookmark', mark)).answer['one']).toMatchObject({ folder_id: inner })
      expect((await read('folder', inner)).answer['one']).toMatchObject({ cover_id: one })
      expectRefused(await restore('folder', outer), 404)
    })

    it('is told before, by what it does', async () => {
      const { outer, inner, one, mark } = await makeTree()
      const kept = await make('contract', { sheet_id: one })
      const { answer } = await server.admin.get(`/api/referrers/folder/${outer}`)
      const outerAndInner = [outer, inner]
      expect(answer['referrers']).toMatchObject([
        { entity: 'folder', onDelete: 'cascade', total: 1, targets: outerAndInner },
        { entity: 'sheet', field: 'folder_id', onDelete: 'cascade', total: 2, targets: outerAndInner },
        {
          entity: 'contract',
          onDelete: 'refuse',
          total: 1,
          records: [{ id: kept }],
          // The contract refers to what would go with it.
          keeps: [{ id: outer, title: 'folder' }],
        },
        {
          entity: 'bookmark',
          onDelete: 'clear',
          total: 1,
          targets: outerAndInner,
          records: [{ id: mark }],
          keeps: [],
        },
      ])
      const apart = await make('folder')
      const later = await make('bookmark', { folder_id: apart })
      const both = await server.admin.get(`/api/referrers/folder/${outer}?also=${apart}`)
      expect(Object(both.answer['referrers']).at(-1)).toMatchObject({
        entity: 'bookmark',
        total: 2,
        targets: [outer, apart, inner],
        records: [{ id: mark }, { id: later }],
      })
      const keeps = Object(both.answer['referrers']).flatMap((each: object) => Object(each)['keeps'])
      expect(keeps).toEqual([{ id: outer, title: 'folder' }])
      for (const also of ['0', 'x', '1,', Array(500).fill(1).join(',')])
        expectRefused(await server.admin.get(`/api/referrers/folder/${outer}?also=${also}`), 400)
    })

    it('is nothing while something that goes with it is kept', async () => {
      const { outer, one, mark, tree } = await makeTree()
      await make('contract', { sheet_id: one })
      expectRefused(await destroy('folder', outer), 409)
      expect(await statuses([...tree, ['bookmark', mark]])).toEqual([200, 200, 200, 200, 200])
      expect((await read('bookmark', mark)).answer['one']).toMatchObject({ folder_id: expect.any(Number) })
      const history = await server.admin.get(`/api/history/bookmark/${mark}`)
      expect(history.answer['history']).toMatchObject([{ action: 'created' }])
    })

    it('leaves a reference alone that was filled otherwise meanwhile', async () => {
      const [first, second] = [await make('folder'), await make('folder')]
      const mark = await make('bookmark', { folder_id: first })
      await destroy('folder', first)
      await server.admin.json('PUT', '/api/bookmark/update', { id: mark, title: 'x', folder_id: second })
      expect((await restore('folder', first)).status).toBe(200)
      expect((await read('bookmark', mark)).answer['one']).toMatchObject({ folder_id: second })
    })

    it('is refused where it would reach too far', async () => {
      const root = await make('folder')
      const { queries } = server.backend.store
      const rows = Array.from({ length: 1_001 }, () => ({
        title: 'x',
        folder_id: root,
        search_key: '',
        created_at: '',
        updated_at: '',
      }))
      for (let start = 0; start < rows.length; start += 100)
        await queries
          .insertInto('bookmark')
          .values(rows.slice(start, start + 100))
          .execute()
      const refused = await destroy('folder', root)
      expectRefused(refused, 409)
      expect(refused.answer.message).toContain('1000')
    })

    it('a record is never put below itself, nor two at once below each other', async () => {
      const top = await make('folder')
      const middle = await make('folder', { parent_id: top })
      const low = await make('folder', { parent_id: middle })
      const put = (id: number, parent_id: number) =>
        server.admin.json('PUT', '/api/folder/update', { id, title: 'folder', parent_id })
      for (const below of [top, middle, low]) {
        const refused = await put(top, below)
        expectRefused(refused, 400)
        expect(pathsOf(refused)).toEqual(['parent_id'])
      }
      expect((await put(low, top)).status).toBe(200)
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await make('folder'), await make('folder')]
        const replies = await Promise.all([put(one, other), put(other, one)])
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
      }
    })

    it('a record comes back without being put below itself', async () => {
      const mark = await make('bookmark')
      const below = await make('bookmark', { above_id: mark })
      await destroy('bookmark', mark)
      const between = await make('bookmark', { above_id: below })
      // As it would be if it had been moved meanwhile.
      const { queries } = server.backend.store
      const entry = await queries
        .selectFrom('trash')
        .selectAll()
        .where('record_id', '=', mark)
        .executeTakeFirstOrThrow()
      const record = JSON.stringify({ ...JSON.parse(String(entry['record'])), above_id: between })
      await queries.updateTable('trash').set({ record }).where('id', '=', Number(entry['id'])).execute()
      expect((await restore('bookmark', mark)).status).toBe(200)
      expect((await read('bookmark', below)).answer['one']).toMatchObject({ above_id: null })
    })

    it('lists of references keep their order, are nested in it, and are found by any of them', async () => {
      const sheets = [await make('sheet'), await make('sheet'), await make('sheet')]
      const [first = 0, second = 0, third = 0] = sheets
      const id = await make('shelf', { sheet_ids: [third, first] })
      const other = await make('shelf', { sheet_ids: [second] })
      await server.admin.json('PUT', '/api/shelf/update', {
        id,
        title: 'x',
        sheet_ids: [third, second, first],
      })
      const nested = {
        sheet_ids: [third, second, first],
        sheets: [third, second, first].map((each) => ({ id: each })),
      }
      expect((await read('shelf', id)).answer['one']).toMatchObject(nested)
      const whole = await server.admin.get('/api/shelf')
      const page = await server.admin.get('/api/shelf?page=1&pageSize=50')
      expect(whole.answer['many']).toEqual(page.answer['many'])
      expect(whole.answer['many']).toMatchObject([
        { id, ...nested },
        { id: other, sheet_ids: [second] },
      ])
      const found = async (search: string) =>
        listed
          .parse((await server.admin.get(`/api/shelf?page=1&pageSize=50&${search}`)).answer['many'])
          .map((each) => each.id)
      expect(await found(`filter.sheet_ids.in=${third}`)).toEqual([id])
      expect(await found(`filter.sheet_ids.in=${second}&filter.sheet_ids.in=${third}`)).toEqual([id, other])
      await server.admin.json('PUT', '/api/shelf/update', { id, title: 'x', sheet_ids: [] })
      expect(await found(`filter.sheet_ids.in=${third}`)).toEqual([])
    })

    it('a list of references loses what is deleted, and has it back at its place', async () => {
      const sheets = [await make('sheet'), await make('sheet'), await make('sheet')]
      const [first = 0, second = 0, third = 0] = sheets
      const id = await make('shelf', { sheet_ids: [third, first, second] })
      await destroy('sheet', first)
      expect((await read('shelf', id)).answer['one']).toMatchObject({ sheet_ids: [third, second] })
      await restore('sheet', first)
      expect((await read('shelf', id)).answer['one']).toMatchObject({ sheet_ids: [third, first, second] })
      const held = await make('folder')
      const keeper = await make('shelf', { folder_ids: [held] })
      const kept = await destroy('folder', held)
      expectRefused(kept, 409)
      expect(kept.answer.message, 'what an entity does not say itself').toBe(
        'Cette fiche ne peut pas être supprimée\u202f: d’autres fiches y sont liées.',
      )
      await destroy('shelf', keeper)
      expect((await destroy('folder', held)).status).toBe(200)
      const refused = await restore('shelf', keeper)
      expectRefused(refused, 400)
      expect(pathsOf(refused)).toEqual(['folder_ids'])
    })

    it('cells of rows are told of, obey their rule, and have back what was deleted', async () => {
      const [kept, spare, gift] = [await make('ware'), await make('ware'), await make('ware')]
      const line = { ware_id: null, spare_id: null, gift_id: null, note: '' }
      const lines = [
        { ...line, gift_id: gift, note: 'first' },
        { ...line, ware_id: kept, spare_id: spare, note: 'second' },
        { ...line, note: 'third' },
      ]
      const sent = { title: 'parcel', lines }
      const id = await create(server.admin, '/api/parcel/create', sent)
      const held = async () => Object((await read('parcel', id)).answer['one'])['lines']
      const whole = await held()
      expect(whole).toMatchObject(lines)
      for (const [target, onDelete] of [
        [kept, 'refuse'],
        [spare, 'clear'],
        [gift, 'remove'],
      ] as const) {
        const { answer } = await server.admin.get(`/api/referrers/ware/${target}`)
        expect(answer['referrers']).toMatchObject([
          {
            entity: 'parcel',
            field: 'lines',
            onDelete,
            total: 1,
            targets: [],
            records: [{ id }],
            keeps: onDelete === 'refuse' ? [{ id: target }] : [],
          },
        ])
      }
      expectRefused(await destroy('ware', kept), 409)
      await destroy('ware', spare)
      expect(await held()).toMatchObject([lines[0], { ...lines[1], spare_id: null }, lines[2]])
      await destroy('ware', gift)
      expect(await held()).toMatchObject([{ ...lines[1], spare_id: null }, lines[2]])
      await restore('ware', gift)
      await restore('ware', spare)
      expect(await held()).toEqual(whole)

      const [second, third] = [lines[1], lines[2]]
      await server.admin.json('PUT', '/api/parcel/update', { ...sent, id, lines: [third, second] })
      expect(await held()).toMatchObject([third, second])
      await destroy('parcel', id)
      expect((await destroy('ware', kept)).status).toBe(200)
      const refused = await restore('parcel', id)
      expectRefused(refused, 400)
      expect(pathsOf(refused)).toEqual(['lines.1.ware_id'])
    })

    it('a cell of rows that leads nowhere is told of beside all that is wrong elsewhere', async () => {
      const [known, gone] = [await make('ware'), 2_000_000_000]
      const long = 'a'.repeat(256)
      const lines = [
        { note: long, ware_id: gone },
        { note: 'b', ware_id: known, spare_id: String(gone) },
        { ware_id: 'x', gift_id: gone },
        'no row',
      ]
      const wrong = ['title', 'lines.0.note', 'lines.0.ware_id', 'lines.1.spare_id', 'lines.2.ware_id']
      const told = [...wrong, 'lines.2.gift_id', 'lines.3'].sort()
      const id = await make('parcel')
      for (const [method, path] of [
        ['POST', '/api/parcel/create'],
        ['PUT', '/api/parcel/update'],
      ] as const) {
        const sent = { id, title: '', lines }
        expect([...pathsOf(await server.admin.json(method, path, sent))].sort(), path).toEqual(told)
        expect([...pathsOf(await server.admin.multipart(method, path, sent))].sort(), path).toEqual(told)
      }
    })

    it('a list and what is deleted at the same time leave no loose end', async () => {
      for (let round = 0; round < 5; round += 1) {
        const held = await make('folder')
        const id = await make('shelf')
        const [deleted, saved] = await Promise.all([
          destroy('folder', held),
          server.admin.json('PUT', '/api/shelf/update', { id, title: 'x', folder_ids: [held] }),
        ])
        expect([deleted.status, saved.status]).toSatisfy(
          ([one, other]) => (one === 200 && other === 400) || (one === 409 && other === 200),
        )
      }
    })
  })
}
relationsSuite.on = 'each database' as const
