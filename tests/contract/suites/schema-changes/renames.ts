import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { lookup } from '../../../../src/kinds/lookup/meaning.ts'
import { text } from '../../../../src/kinds/text/meaning.ts'
import type { FieldBase } from '../../../../src/schema/field-meaning.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { Backend } from '../../../../src/server/backend.ts'
import { planMigration } from '../../../../src/server/database/migrations/migrate.ts'
import { listPage } from '../../../../src/server/records/list-page.ts'
import { readRecord } from '../../../../src/server/records/read-records.ts'
import { readHistory } from '../../../../src/server/records/history.ts'
import { restoreRecord } from '../../../../src/server/records/restore.ts'
import { readTrash } from '../../../../src/features/trash/server/read-trash.ts'
import { createRecord, destroyRecord } from '../../../../src/server/records/write-records.ts'
import type { Restarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { storedFiles } from '../../harness/test-server.ts'
import { renamedKinds } from './renamed-kinds.ts'

const name = text({ label: 'Nom' })
const region = lookup({ label: 'Région', options: { load: () => Promise.resolve(['Alger']) } })
const group = sampleEntity({ name }, 'group')
const clubOf = (fields: Readonly<Record<string, Field>>, more: Partial<AnyEntity> = {}): AnyEntity => ({
  ...sampleEntity({ name, region, ...fields }, 'club'),
  ...more,
})

/** What the columns of a field hold, in their order. */
async function stored({ store }: Backend, entity: AnyEntity, fieldName: string, field: Field) {
  const row = await store.queries.selectFrom(entity.name).selectAll().executeTakeFirstOrThrow()
  return meaningOf(field)
    .columns(fieldName, field)
    .map((column) => row[column.name])
}

/** How an entity came to what it is called now, and what of it had another name. */
const ways: readonly (readonly [
  string,
  (field: (more: Pick<FieldBase, 'renamedFrom'>) => Field) => readonly [AnyEntity, string],
])[] = [
  ['its field', (field) => [clubOf({ fresh: field({ renamedFrom: 'old' }) }), 'fresh']],
  ['its entity', (field) => [{ ...clubOf({ old: field({}) }), name: 'society', renamedFrom: 'club' }, 'old']],
  [
    'both',
    (field) => [
      { ...clubOf({ fresh: field({ renamedFrom: 'old' }) }), name: 'society', renamedFrom: 'club' },
      'fresh',
    ],
  ],
]

export function renamesSuite(server: Restarts): void {
  describe.each(ways)('what is renamed keeps its data: %s', (_way, rename) => {
    it.each(Object.entries(renamedKinds))('%s', async (_kind, { field, payload, sentAs = 'old' }) => {
      const before = clubOf({ old: field({}) })
      const first = await server.start(programOf(group, before))
      const target = await createRecord(first.store, group, { name: 'G' })
      const value = await payload(target)
      const values = { name: 'A', region: 'Alger', [sentAs]: value, again: value }
      const id = await createRecord(first.store, before, values)
      const record = await readRecord(first.store, before, id)
      const held = await stored(first, before, 'old', field({}))
      const files = await storedFiles(server.uploadsFolder)

      const [after, now] = rename(field)
      for (let restart = 0; restart < 2; restart += 1) {
        const again = await server.start(programOf(group, after))
        expect(await stored(again, after, now, field({}))).toEqual(held)
        const { old, ...rest } = record
        expect(await readRecord(again.store, after, id)).toEqual({
          ...rest,
          ...(old !== undefined && { [now]: old }),
        })
        expect((await listPage(again.store, after, { page: 1, pageSize: 9, q: 'alger' })).total).toBe(1)
        expect(await planMigration(again.store, programOf(group, after))).toEqual([])
      }
      expect(await storedFiles(server.uploadsFolder)).toEqual(files)
    })
  })

  it('a renamed entity counts on, is referred to, and is unique where it was', async () => {
    const before = sampleEntity({ name: text({ label: 'Nom', unique: true }) }, 'group')
    const club = (to: string) =>
      clubOf({ link: { kind: 'reference', label: 'L', to, as: 'Link', optionLabel: ['name'] } })
    const { store } = await server.start(programOf(before, club('group')))
    const id = await createRecord(store, before, { name: 'G' })
    await createRecord(store, club('group'), { name: 'A', link: id })

    const after = { ...before, name: 'society', renamedFrom: 'group' }
    const again = await server.start(programOf(after, club('society')))
    expect(await readRecord(again.store, club('society'), 1)).toMatchObject({ Link: { name: 'G' } })
    expect(await createRecord(again.store, after, { name: 'H' })).toBe(id + 1)
    await expect(createRecord(again.store, after, { name: 'g' })).rejects.toMatchObject({ status: 400 })
  })

  it('a renamed entity keeps the history of its records', async () => {
    const before = clubOf({})
    const { store } = await server.start(programOf(before))
    const id = await createRecord(store, before, { name: 'A' })
    const again = await server.start(programOf({ ...before, name: 'society', renamedFrom: 'club' }))
    expect(await readHistory(again.store.queries, { entity: 'society', id })).toMatchObject([
      { action: 'created', by: null, changes: [{ field: 'name', after: 'A' }] },
    ])
    expect(await readHistory(again.store.queries, { entity: 'club', id })).toEqual([])
  })

  it('what is renamed comes back from the trash, too', async () => {
    const before = clubOf({ old: text({ label: 'Ancien' }) })
    const { store } = await server.start(programOf(before))
    const id = await createRecord(store, before, { name: 'A', old: 'x' })
    await destroyRecord(store, before, id)
    const fields = { fresh: text({ label: 'Neuf', renamedFrom: 'old' }), added: text({ label: 'Autre' }) }
    const after = { ...clubOf(fields), name: 'society', renamedFrom: 'club' }
    const again = await server.start(programOf(after))
    expect((await readTrash(again.store, { entity: after, page: 1 })).entries).toMatchObject([
      { record: { id, name: 'A', fresh: 'x', added: '' } },
    ])
    await restoreRecord(again.store, after, id)
    expect(await readRecord(again.store, after, id)).toMatchObject({ name: 'A', fresh: 'x', added: '' })
  })

  it('what is made under the name and the id of something that is gone begins its own history', async () => {
    const { store } = await server.start(programOf(group))
    const id = await createRecord(store, group, { name: 'A' })
    await destroyRecord(store, group, id)
    await createRecord(store, group, { name: 'B' }, { id })
    expect(await readHistory(store.queries, { entity: group.name, id })).toMatchObject([
      { action: 'created', changes: [{ field: 'name', after: 'B' }] },
    ])
  })

  it('the accounts may be renamed, and nobody is logged out', async () => {
    const [admin] = programOf()
    if (!admin) throw new Error('a program has accounts')
    const { store, sessions } = await server.start([admin])
    const token = await sessions.start(await createRecord(store, admin, {}, { isIncomplete: true }))
    const after: AnyEntity = { ...admin, name: 'person', renamedFrom: admin.name }
    const again = await server.start([after])
    expect(await again.sessions.find(token)).toMatchObject({ accountId: 1 })
    expect(await planMigration(again.store, [after])).toEqual([])
  })

  it('a name that nothing had is only a new field', async () => {
    await server.start(programOf(clubOf({})))
    const after = clubOf({ fresh: text({ label: 'F', renamedFrom: 'never' }) }, { renamedFrom: 'nothing' })
    const { store } = await server.start(programOf(after))
    await createRecord(store, after, { fresh: 'x' })
    expect(await readRecord(store, after, 1)).toMatchObject({ fresh: 'x' })
  })

  it('a table that is none of ours is not taken over', async () => {
    const database = await server.open()
    await database.queries.schema.createTable('legacy').addColumn('name', 'text').execute()
    await server.start(programOf(clubOf({}, { renamedFrom: 'legacy' })))
    await expect(database.queries.selectFrom('legacy').selectAll().execute()).resolves.toEqual([])
  })
}
