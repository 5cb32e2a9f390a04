import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { Migration } from '../../../../src/server/database/migrations/migration.ts'
import { saveDerived } from '../../../../src/server/database/migrations/releases.ts'
import { prepareTables } from '../../../../src/server/database/prepare-tables.ts'
import { writeState } from '../../../../src/server/database/state.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { Restarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

const name = text({ label: 'Nom' })
const club = sampleEntity({ name }, 'club')

export function formerReleasesSuite(server: Restarts): void {
  it('a former release leaves what a later one derives and indexes, and writes beside it', async () => {
    const { store } = await server.start(programOf(club))
    const { adapter, queries } = store
    await createRecord(store, club, { name: 'Oran' })
    await sql`alter table club add column name_sounds text not null default ''`.execute(queries)
    await sql`update club set name_sounds = 'ORN'`.execute(queries)
    await sql`create index club_name_sounds_index on club (name_sounds)`.execute(queries)
    const sounds = { name: 'name_sounds', type: 'text', empty: '', isDerived: true } as const
    await saveDerived(new Migration(adapter, queries), { name: 'club', columns: [sounds] })
    await writeState(queries, 'edition of the tables', '99')

    const former = await server.start(programOf(club))
    await createRecord(former.store, club, { name: 'Alger' })
    const found = await adapter.describeTable(queries, 'club')
    expect([found?.columns.has('name_sounds'), found?.indexes.has('club_name_sounds_index')]).toEqual([
      true,
      true,
    ])
    const { rows } = await sql`select name, name_sounds from club order by id`.execute(queries)
    expect(rows).toEqual([
      { name: 'Oran', name_sounds: 'ORN' },
      { name: 'Alger', name_sounds: '' },
    ])
  })

  it('fields that were worked out are no data, and hold data once they are typed in', async () => {
    const size = number({ label: 'Taille' })
    const typed = sampleEntity({ name, size }, 'club')
    const computed: AnyEntity = { ...typed, computed: { size: () => 7 } }
    const { store } = await server.start(programOf(computed))
    const id = await createRecord(store, computed, { name: 'Oran' })
    expect(await readRecord(store, computed, id)).toMatchObject({ size: 7 })
    await server.start(programOf(club))
    await server.start(programOf(typed))
    await expect(server.start(programOf(club))).rejects.toThrow('E190 club.size: the field is gone')
  })

  it('a start says what it changes, a line for each table, and nothing of a new database', async () => {
    const database = await server.open()
    expect(await prepareTables(database, programOf(club), [])).toEqual([])
    expect(await prepareTables(database, programOf(club), [])).toEqual([])
    const larger = sampleEntity({ name, size: number({ label: 'Taille' }) }, 'club')
    const lines = await prepareTables(database, programOf(larger, sampleEntity({ name }, 'group')), [])
    expect(lines.map((line) => line.split(':')[0])).toEqual(['changed group', 'changed club'])
    expect(lines[0]).toContain('make the table "group"; ')
    expect(lines[1]).toContain('add "size"')
  })
}
