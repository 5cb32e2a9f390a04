import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { longText } from '../../../../src/kinds/long-text/definition.ts'
import { lookup } from '../../../../src/kinds/lookup/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { FieldBase } from '../../../../src/schema/entity/field-definition.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { Backend } from '../../../../src/server/backend.ts'
import { planMigration } from '../../../../src/server/database/migrations/migrate.ts'
import { limitStore } from '../../../../src/server/records/access/limit-store.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { readHistory } from '../../../../src/server/records/rows/history-entries.ts'
import { restoreRecord } from '../../../../src/server/records/deletion/restore.ts'
import { readTrash } from '../../../../src/features/trash/server.ts'
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

type Renaming = Pick<FieldBase, 'renamedFrom'>

const kinds = Object.entries(renamedKinds)
const oldName = (kind: string) => `old_${kind}`
const newName = (kind: string) => `new_${kind}`

/** A field of every kind, together: a start takes long, and they do not know of each other. */
const fieldsCalled = (nameOf: (kind: string) => string, more: (kind: string) => Renaming = () => ({})) =>
  Object.fromEntries(kinds.map(([kind, { field }]) => [nameOf(kind), field(more(kind))]))

/** What the columns of each field hold, in their order. */
async function stored({ store }: Backend, entity: AnyEntity, nameOf: (kind: string) => string) {
  const row = await store.queries.selectFrom(entity.name).selectAll().executeTakeFirstOrThrow()
  const held = ([kind, { field }]: (typeof kinds)[number]) =>
    definitionOf(field({}))
      .columns(nameOf(kind), field({}))
      .map((column) => row[column.name])
  return Object.fromEntries(kinds.map((each) => [each[0], held(each)]))
}

const before = clubOf(fieldsCalled(oldName))
const renamedFields = fieldsCalled(newName, (kind) => ({ renamedFrom: oldName(kind) }))
const society = { name: 'society', renamedFrom: 'club' }

/** What of the entity had another name, what it is now, and how its fields are called. */
const ways: readonly (readonly [string, AnyEntity, (kind: string) => string])[] = [
  ['its fields', clubOf(renamedFields), newName],
  ['its entity', { ...before, ...society }, oldName],
  ['both', { ...clubOf(renamedFields), ...society }, newName],
]

/** A value of every kind as it is sent. */
async function sentValues(target: number): Promise<Readonly<Record<string, unknown>>> {
  const sent = kinds.map(async ([kind, { payload, sentAs = oldName(kind) }]) => [
    sentAs,
    await payload(target),
  ])
  return Object.fromEntries(await Promise.all(sent))
}

export function renamesSuite(server: Restarts): void {
  it.each(ways)('what is renamed keeps its data: %s', async (_way, after, nameOf) => {
    const first = await server.start(programOf(group, before))
    const target = await createRecord(first.store, group, { name: 'G' })
    const sent = await sentValues(target)
    const again = sent[oldName('password')]
    const id = await createRecord(first.store, before, { name: 'A', region: 'Alger', ...sent, again })
    const record = await readRecord(first.store, before, id)
    const held = await stored(first, before, oldName)
    const files = await storedFiles(server.uploadsFolder)

    const renamed = Object.entries(record).map(([key, value]) => [key.replace(/^old_/, nameOf('')), value])
    for (let restart = 0; restart < 2; restart += 1) {
      const restarted = await server.start(programOf(group, after))
      expect(await stored(restarted, after, nameOf)).toEqual(held)
      expect(await readRecord(restarted.store, after, id)).toEqual(Object.fromEntries(renamed))
      expect((await listPage(restarted.store, after, { page: 1, pageSize: 9, q: 'alger' })).total).toBe(1)
      expect(await planMigration(restarted.store, programOf(group, after), [])).toEqual([])
    }
    expect(await storedFiles(server.uploadsFolder)).toEqual(files)
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

  it('shows a role those of the records deleted before its rule that meet the rule, under their new names', async () => {
    const states = { open: 'Ouverte', done: 'Faite' }
    const written = clubOf({ state: longText({ label: 'État' }) })
    const { store } = await server.start(programOf(written))
    // No index of PostgreSQL takes a text as long as that of D.
    const long = Array.from({ length: 150 }, (_, place) => hash('sha256', String(place))).join('')
    for (const [name, state] of Object.entries({ A: 'open', B: 'done', C: 'open', D: long }))
      await destroyRecord(store, written, await createRecord(store, written, { name, state }))
    const before = clubOf({ state: choice({ label: 'État', options: states }) })
    const stage = { label: 'Étape', options: states }
    const society = (field: Field) => ({ ...clubOf({ stage: field }), name: 'society' })
    const seen = async (each: AnyEntity, rule: object) => {
      const entity: AnyEntity = { ...each, access: { rows: { reader: () => ({ ...rule }) } } }
      const again = await server.start(programOf(entity))
      expect(await planMigration(again.store, programOf(entity), serverFeatures)).toEqual([])
      const person = { isSuperAdministrator: false, roles: ['reader'] }
      const { entries, total } = await readTrash(limitStore(again.store, person, { id: 5 }), { page: 1 })
      return [entries.map(({ record }) => record['name']).join(), total]
    }
    expect(await seen(before, { state: 'open' })).toEqual(['C,A', 2])
    const renamed = { ...society(choice({ ...stage, renamedFrom: 'state' })), renamedFrom: 'club' }
    expect(await seen(renamed, { stage: ['open'] })).toEqual(['C,A', 2])
    expect(await seen(society(choice(stage)), { name: 'B' })).toEqual(['B', 1])
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
    const { token } = await sessions.start(await createRecord(store, admin, {}, { isIncomplete: true }))
    const after: AnyEntity = { ...admin, name: 'person', renamedFrom: admin.name }
    const again = await server.start([after])
    expect(await again.sessions.find(token)).toMatchObject({ accountId: 1 })
    expect(await planMigration(again.store, [after], [])).toEqual([])
  })

  it('a name that nothing had is only a new field', async () => {
    await server.start(programOf(clubOf({})))
    const after = clubOf({ fresh: text({ label: 'F', renamedFrom: 'never' }) }, { renamedFrom: 'nothing' })
    const { store } = await server.start(programOf(after))
    await createRecord(store, after, { fresh: 'x' })
    expect(await readRecord(store, after, 1)).toMatchObject({ fresh: 'x' })
  })

  it('a table that is none of ours is not taken over unasked', async () => {
    const database = await server.open()
    await database.queries.schema.createTable('legacy').addColumn('name', 'text').execute()
    await expect(server.start(programOf(clubOf({}, { renamedFrom: 'legacy' })))).rejects.toThrow(
      /^E191 club: /,
    )
    await expect(database.queries.selectFrom('legacy').selectAll().execute()).resolves.toEqual([])
  })
}
