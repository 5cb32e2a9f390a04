import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { decimal } from '../../../../src/kinds/decimal/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Field, Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { Queries } from '../../../../src/server/database/database.ts'
import { applyMigration, planMigration } from '../../../../src/server/database/migrations/migrate.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { createRecord, destroyRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import { restoreRecord } from '../../../../src/server/records/deletion/restore.ts'
import type { Restarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

const memberFields: Fields = {
  name: text({ label: 'Nom', required: true, maxLength: 80, renamedFrom: 'Full Name' }),
  age: number({ label: 'Âge', required: true }),
  active: toggle({ label: 'Actif', words: { on: 'oui', off: 'non' } }),
}
/** SQLite keeps a `numeric` as a number, PostgreSQL digit by digit. */
const fees = {
  sqlite: number({ label: 'Cotisation', decimals: 2 }),
  postgres: decimal({ label: 'Cotisation' }),
}
const memberOf = (fee: Field): AnyEntity => ({
  ...sampleEntity({ ...memberFields, fee }, 'member'),
  renamedFrom: 'Library Members',
})

const MEMBERS = [
  `create table "Library Members" (member_id ID, "Full Name" varchar(80) not null, age integer not null,
     fee numeric(8,2), active boolean default true, secret varchar(20) not null default 'kept')`,
  `insert into "Library Members" ("Full Name", age, fee) values ('Amel', 30, 12.50)`,
]

const ID = { sqlite: 'integer primary key', postgres: 'serial primary key' }

export function adoptedTablesSuite(server: Restarts): void {
  let database: 'sqlite' | 'postgres'
  beforeEach(async () => {
    database = (await server.open()).adapter.hasOneWriter ? 'sqlite' : 'postgres'
  })
  const make = async (statements: readonly string[]): Promise<Queries> => {
    const { queries } = await server.open()
    for (const statement of statements)
      await sql.raw(statement.replace(/\bID\b/, ID[database])).execute(queries)
    return queries
  }
  const apply = async (...entities: readonly AnyEntity[]) =>
    applyMigration(await server.open(), programOf(...entities), [])

  it('says what it would change in a table of another program before it does anything', async () => {
    const queries = await make(MEMBERS)
    await expect(server.start(programOf(memberOf(fees[database])))).rejects.toThrow(
      [
        'E191 "member" is a table of another program; to run on it, this one would:',
        '  - rename the table "Library Members" to "member"',
        '  - rename "member_id" of "member" to "id", which every record has',
        '  - rename "Full Name" of "member" to "name"',
        `  - add to "member": "name_folded", ${database === 'sqlite' ? '' : '"fee_folded", '}"name_collated", "search_key", "row_version", "created_at", "updated_at"`,
      ].join('\n'),
    )
    const { rows } = await sql`select * from "Library Members"`.execute(queries)
    expect(rows).toEqual([expect.objectContaining({ member_id: 1, 'Full Name': 'Amel', secret: 'kept' })])
  })

  it('runs on it once that is agreed to, and drops nothing of it', async () => {
    const queries = await make(MEMBERS)
    const member = memberOf(fees[database])
    await apply(member)
    const { store } = await server.start(programOf(member))
    expect(await readRecord(store, member, 1)).toMatchObject({
      name: 'Amel',
      age: 30,
      fee: database === 'sqlite' ? 12.5 : '12.50',
      active: true,
    })
    const id = await createRecord(store, member, { name: 'Badis', age: 41, fee: 7.25, active: false })
    expect(id).toBe(2)
    const found = await listPage(store, member, { page: 1, pageSize: 9, q: 'amel' })
    expect(found.total).toBe(1)
    await updateRecord(store, member, 1, { name: 'Amel B', age: 31, fee: '', active: true })
    await destroyRecord(store, member, id)
    await restoreRecord(store, member, id)
    await sql`insert into member (name, age) values ('Chahra', 5)`.execute(queries)
    const { rows } = await sql`select name, age, secret from member order by id`.execute(queries)
    expect(rows).toEqual([
      { name: 'Amel B', age: 31, secret: 'kept' },
      { name: 'Badis', age: 41, secret: 'kept' },
      { name: 'Chahra', age: 5, secret: 'kept' },
    ])
    expect(await planMigration(store, programOf(member), [])).toEqual([])
    await server.start(programOf())
    expect(await planMigration(await server.open(), programOf(), [])).toEqual([])
  })

  describe('a table that cannot be one of records is refused', () => {
    const loan = sampleEntity({ note: text({ label: 'Note' }) }, 'loan')
    it.each([
      [
        'of two columns',
        'create table loan (a integer, b integer, note text, primary key (a, b))',
        /is "a", "b", which the database does not count up/,
      ],
      [
        'of texts',
        'create table loan (code varchar(9) primary key, note text)',
        /is "code", which the database does not count/,
      ],
      ['of none', 'create table loan (note text)', /it has no primary key; expected one column "id"/],
      [
        'of a field',
        'create table loan (note ID)',
        /is "note", and it has another "id" or a field of that name/,
      ],
    ])('for its key %s', async (_key, statement, says) => {
      await make([statement])
      await expect(server.start(programOf(loan))).rejects.toThrow(says)
      await expect(apply(loan)).rejects.toThrow(/^E191 loan: another program made this table/)
    })

    it('for ids below 1', async () => {
      await make(['create table loan (id ID, note text)', 'insert into loan (id) values (0)'])
      await expect(apply(loan)).rejects.toThrow(
        'E191 loan: ids count from 1, and 1 of its rows have another one.',
      )
    })
  })
}
