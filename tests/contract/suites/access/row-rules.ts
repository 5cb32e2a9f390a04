import { beforeEach, describe, expect, it } from 'vitest'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { date } from '../../../../src/kinds/date/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { rows } from '../../../../src/kinds/rows/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { readTrash } from '../../../../src/features/trash/server.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { AUDIT_LOG_TABLE } from '../../../../src/server/database/system-tables.ts'
import { limitStore } from '../../../../src/server/records/access/limit-store.ts'
import { newestEntries } from '../../../../src/server/records/history/newest-entries.ts'
import { seenIds } from '../../../../src/server/records/history/seen-entries.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { findRow } from '../../../../src/server/records/reading/read-records.ts'
import { restoreRecord } from '../../../../src/server/records/deletion/restore.ts'
import { entityNamed, type Store } from '../../../../src/server/records/store/store.ts'
import { createRecord, destroyRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import { referencesTo, referenceTo } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { admin, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

type Rule = (ids: Readonly<Record<string, number>>) => Readonly<Record<string, unknown>>

let rule: Rule = () => ({})
let ids: Record<string, number> = {}

const name = text({ label: 'Nom', required: true })
const school = sampleEntity({ name }, 'school')
/** Nobody with a role reads pupils. */
const pupil: AnyEntity = {
  ...sampleEntity({}, 'pupil'),
  fields: {
    name,
    school_id: referenceTo({ label: 'École', to: 'school', as: 'School', optionLabel: ['name'] }),
    brought_by_id: referenceTo({
      label: 'Par',
      to: 'pupil',
      as: 'PupilWhoBroughtThemHere',
      optionLabel: ['name'],
    }),
  },
  list: { title: 'élèves', add: 'Ajouter', columns: ['name'] },
  access: { read: [] },
}
const BROUGHT = 'PupilWhoBroughtThemHere'
const broughtBy = (where: object) => ({ [BROUGHT]: { [BROUGHT]: { [BROUGHT]: { [BROUGHT]: where } } } })
const skill = sampleEntity({ name }, 'skill')
const toSkill = { label: 'Compétence', to: 'skill', optionLabel: ['name'] }
const ride: AnyEntity = {
  ...sampleEntity({}, 'ride'),
  fields: {
    title: text({ label: 'Titre', required: true }),
    state: choice({ label: 'État', options: { open: 'Ouverte', done: 'Faite' } }),
    held_on: date({ label: 'Jour' }),
    price: number({ label: 'Prix' }),
    is_paid: toggle({ label: 'Payée', words: { on: 'oui', off: 'non' } }),
    pupil_id: referenceTo({ label: 'Élève', to: 'pupil', as: 'Pupil', optionLabel: ['name'] }),
    skill_ids: referencesTo({ ...toSkill, as: 'Skills' }),
    parts: rows({ label: 'Parties', fields: { skill_id: referenceTo({ ...toSkill, as: 'Skill' }) } }),
  },
  list: { title: 'sorties', add: 'Ajouter', columns: ['title', 'state'] },
  access: { rows: { reader: () => rule(ids) } },
}

/** The rides that a rule shows: A of Ali, who is of school 1, B of Badis, who is of school 2, and C of nobody. */
const told: readonly (readonly [title: string, rule: Rule, seen: string, deleted?: string])[] = [
  ['everything', () => ({}), 'A,B,C'],
  ['a value', ({ ali }) => ({ pupil_id: ali }), 'A'],
  ['yes', () => ({ is_paid: true }), 'B'],
  ['not yes', () => ({ not: { is_paid: true } }), 'A,C'],
  ['relations whose names are long together', () => ({ Pupil: broughtBy({ name: 'Cinq' }) }), 'B'],
  ['several values', ({ ali, badis }) => ({ pupil_id: [ali, badis, null] }), 'A,B'],
  ['an operator', () => ({ price: { from: 15 } }), 'B'],
  ['two operators', () => ({ held_on: { from: '2026-01-01', to: '2026-01-31' } }), 'A'],
  ['a day before today', () => ({ held_on: { to: { days: -1 } } }), 'A,B'],
  ['a day from today on', () => ({ held_on: { from: 'today' } }), ''],
  ['letters', () => ({ title: { startsWith: 'b' } }), 'B'],
  ['what is empty', () => ({ pupil_id: { empty: true } }), 'C'],
  ['an id', ({ a }) => ({ id: a }), 'A'],
  ['one of two', ({ ali }) => ({ or: [{ pupil_id: ali }, { state: 'done' }] }), 'A,B'],
  ['the opposite', () => ({ not: { state: 'done' } }), 'A,C'],
  ['a relation', ({ one }) => ({ Pupil: { school_id: one } }), 'A'],
  ['two relations', () => ({ Pupil: { School: { name: 'Un' } } }), 'A'],
  [
    'an own field or a relation',
    ({ two }) => ({ or: [{ state: 'open' }, { Pupil: { school_id: two } }] }),
    'A,B',
  ],
  // Of a deleted record it cannot be told any more.
  ['no such relation', ({ one }) => ({ not: { Pupil: { school_id: one } } }), 'B,C', ''],
  ['one of several references', ({ turning }) => ({ skill_ids: turning }), 'A,B', ''],
  ['a relation of several', () => ({ Skills: { name: 'Parking' } }), 'B', ''],
  ['a row', ({ parking }) => ({ parts: { skill_id: parking } }), 'B', ''],
  ['no such row', ({ parking }) => ({ not: { parts: { skill_id: parking } } }), 'A,C', ''],
  [
    'a row or an own field',
    ({ parking, a }) => ({ or: [{ parts: { skill_id: parking } }, { id: a }] }),
    'A,B',
    'A',
  ],
  // What the account lacks.
  ['null', () => ({ pupil_id: null }), ''],
  ['undefined', () => ({ pupil_id: undefined }), ''],
  ['an empty text', () => ({ state: '' }), ''],
  ['an empty list', () => ({ pupil_id: [] }), ''],
  ['a list of nothing', () => ({ pupil_id: { in: [null, undefined] } }), ''],
  ['null at an operator', () => ({ price: { to: null } }), ''],
  ['no alternatives', () => ({ or: [] }), ''],
  ['null in one of two', () => ({ or: [{ pupil_id: null }, { state: 'done' }] }), 'B'],
  ['null through a relation', () => ({ Pupil: { school_id: null } }), ''],
  ['null as a relation', () => ({ Pupil: null }), ''],
  ['not null', () => ({ not: { pupil_id: null } }), ''],
  ['not undefined', () => ({ not: { pupil_id: undefined } }), ''],
  ['not an empty list', () => ({ not: { pupil_id: { in: [] } } }), ''],
  ['not one of these and null', ({ ali }) => ({ not: { pupil_id: [ali, null] } }), ''],
  ['neither of two', () => ({ not: { or: [{ state: 'done' }, { pupil_id: null }] } }), ''],
  ['not null, of two', () => ({ not: { state: 'done', pupil_id: null } }), ''],
  ['not not null', () => ({ not: { not: { pupil_id: null } } }), ''],
  ['not null through a relation', () => ({ not: { Pupil: { school_id: null } } }), ''],
  ['not null inside a relation', () => ({ Pupil: { not: { school_id: null } } }), ''],
  ['not nothing', () => ({ not: null }), ''],
  ['not null at an operator', () => ({ not: { price: { from: undefined } } }), ''],
  // Mistakes.
  ['a text for a number', () => ({ price: 'cher' }), ''],
  ['not a text for a number', () => ({ not: { price: 'cher' } }), ''],
  ['a text for an id', ({ ali }) => ({ pupil_id: String(ali) }), ''],
  ['a number that no column holds', () => ({ not: { price: 2 ** 40 } }), ''],
  ['nothing of a field', () => ({ price: {} }), ''],
  ['nothing at all', () => JSON.parse('null'), ''],
  ['a list of rules', () => JSON.parse('[{}]'), ''],
  ['a promise', () => Object(Promise.resolve({})), ''],
]

const refused: readonly (readonly [title: string, rule: Rule])[] = [
  ['an unknown field', () => ({ colour: 1 })],
  ['an unknown field of a relation', () => ({ or: [{ state: 'done' }, { Pupil: { colour: 1 } }] })],
  ['an unknown operator', () => ({ price: { above: 3 } })],
  ['a rule that throws', () => JSON.parse('no rule')],
]

/** `access.rows` is asked as records are, wherever rows are decided. */
export function rowRulesSuite(kind: DatabaseKind): void {
  describe('the rows that a role sees', () => {
    const server = useServer(kind, { entities: [admin, school, pupil, skill, ride] })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    const reader = (): Store =>
      limitStore(server.backend.store, { isSuperAdministrator: false, roles: ['reader'] }, { id: 5 })
    const titles = (found: readonly unknown[]) => found.map((each) => Object(each)['title']).join()
    const titlesOf = (found: ReadonlySet<number>) =>
      ['a', 'b', 'c'].flatMap((each) => (found.has(ids[each] ?? 0) ? each.toUpperCase() : [])).join()
    const rides = () => [ids['a'] ?? 0, ids['b'] ?? 0, ids['c'] ?? 0]

    beforeEach(async () => {
      rule = () => ({})
      const [one, two] = [await make('school', { name: 'Un' }), await make('school', { name: 'Deux' })]
      const ali = await make('pupil', { name: 'Ali', school_id: one })
      let brought_by_id = 0
      for (const each of ['Cinq', 'Quatre', 'Trois', 'Deux'])
        brought_by_id = await make('pupil', { name: each, ...(brought_by_id > 0 && { brought_by_id }) })
      const badis = await make('pupil', { name: 'Badis', school_id: two, brought_by_id })
      const turning = await make('skill', { name: 'Virage' })
      const parking = await make('skill', { name: 'Parking' })
      const a = await make('ride', {
        title: 'A',
        state: 'open',
        held_on: '2026-01-10',
        price: 10,
        pupil_id: ali,
        skill_ids: [turning],
      })
      const b = await make('ride', {
        title: 'B',
        state: 'done',
        held_on: '2026-02-10',
        price: 20,
        is_paid: true,
        pupil_id: badis,
        skill_ids: [turning, parking],
        parts: [{ skill_id: parking }],
      })
      const c = await make('ride', { title: 'C' })
      ids = { one, two, ali, badis, turning, parking, a, b, c }
    })

    it('are those that each rule names, in lists, by their ids and as they were before a deletion', async () => {
      const problems: string[] = []
      const compare = (title: string, door: string, found: string, wanted: string) => {
        if (found !== wanted) problems.push(`${title}, ${door}: "${found}", not "${wanted}"`)
      }
      for (const [title, own, seen] of told) {
        rule = own
        const store = reader()
        compare(title, 'list', titles((await listPage(store, ride, { page: 1, pageSize: 25 })).records), seen)
        const found = await Promise.all(rides().map((id) => findRow(store, ride, id)))
        compare(title, 'read', titles(found.filter((row) => row)), seen)
        compare(title, 'entries', titlesOf(await seenIds(store, 'ride', rides())), seen)
      }
      for (const id of rides()) await destroyRecord(server.backend.store, ride, id)
      for (const [title, own, seen, deleted = seen] of told) {
        rule = own
        compare(title, 'deleted', titlesOf(await seenIds(reader(), 'ride', rides())), deleted)
        const { entries, total } = await readTrash(reader(), { page: 1 })
        const found = entries.map(({ record }) => record).reverse()
        compare(title, 'trash', `${titles(found)} of ${total}`, `${deleted} of ${found.length}`)
      }
      expect(problems).toEqual([])
    })

    it.each(refused)('are refused for %s, and nothing else is', async (_title, own) => {
      rule = own
      const store = reader()
      await expect(findRow(store, ride, ids['a'] ?? 0)).rejects.toThrow()
      await expect(listPage(store, ride, { page: 1, pageSize: 25 })).rejects.toThrow()
      await expect(seenIds(store, 'ride', rides())).rejects.toThrow()
      expect((await listPage(store, skill, { page: 1, pageSize: 25 })).total).toBe(2)
    })

    it('are all that is written: with the references and rows of the same write', async () => {
      const [a = 0] = rides()
      rule = () => ({ Skills: { name: 'Virage' }, not: { parts: { Skill: { name: 'Parking' } } } })
      const { turning = 0, parking = 0 } = ids
      const refusal = { status: 403 }
      const id = await createRecord(reader(), ride, { title: 'D', skill_ids: [turning] })
      await expect(createRecord(reader(), ride, { title: 'E', skill_ids: [parking] })).rejects.toMatchObject(
        refusal,
      )
      await updateRecord(reader(), ride, a, { title: 'A2', skill_ids: [parking, turning] })
      const away: readonly Values[] = [{ skill_ids: [parking] }, { parts: [{ skill_id: parking }] }]
      for (const values of away)
        await expect(updateRecord(reader(), ride, a, { title: 'A3', ...values })).rejects.toMatchObject(
          refusal,
        )
      await destroyRecord(reader(), ride, id)
      const { records } = await listPage(server.backend.store, ride, { page: 1, pageSize: 25 })
      expect(titles(records)).toBe('A2,B,C')
    })

    it('are all that comes back, as it is then', async () => {
      rule = ({ one }) => ({ Pupil: { school_id: one } })
      const [a = 0, b = 0] = rides()
      for (const id of [a, b]) await destroyRecord(server.backend.store, ride, id)
      await expect(restoreRecord(reader(), ride, b)).rejects.toMatchObject({ status: 404 })
      await restoreRecord(reader(), ride, a)
      rule = () => ({ not: { Pupil: { name: 'Ali' } } })
      await expect(restoreRecord(reader(), ride, b)).rejects.toMatchObject({ status: 404 })
      rule = () => ({ state: 'done' })
      await restoreRecord(reader(), ride, b)
      expect((await listPage(server.backend.store, ride, { page: 1, pageSize: 25 })).total).toBe(3)
    })

    it.each([
      ['now and then', (place: number) => place % 40 === 0],
      ['long ago', (place: number) => place < 60],
      ['never', () => false],
    ])('are those alone whose newest log entries are shown, made %s', async (_when, isSeen) => {
      rule = ({ b }) => ({ id: b })
      const { queries, entities } = server.backend.store
      const { a = 0, b = 0 } = ids
      const entries = Array.from({ length: 6_000 }, (_, place) => ({
        record_id: isSeen(place) ? b : a,
        // Many of one instant.
        made_at: new Date(Date.UTC(2030, 0, 1) + Math.floor(place / 7) * 1_000).toISOString(),
        entity: 'ride',
        action: 'updated',
        version: place + 2,
      }))
      for (let start = 0; start < entries.length; start += 1_000)
        await queries
          .insertInto(AUDIT_LOG_TABLE)
          .values(entries.slice(start, start + 1_000))
          .execute()
      const found = await newestEntries(reader(), { entities, actions: ['updated', 'deleted'], most: 51 })
      const expected = entries.filter((each) => each.record_id === b).reverse()
      expect(found.map(({ version }) => version)).toEqual(expected.slice(0, 51).map(({ version }) => version))
    })

    it('may be told by a list of twenty thousand', async () => {
      rule = ({ a = 0 }) => ({
        or: [{ id: { in: Array.from({ length: 20_000 }, (_, place) => a + place * 10) } }],
      })
      expect(titles((await listPage(reader(), ride, { page: 1, pageSize: 25 })).records)).toBe('A')
    })
  })
}
rowRulesSuite.on = 'each database' as const
