import { serverFeatures } from '../../src/features/registries/servers.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runSchema } from '../../scripts/operate/schema/run-schema.ts'
import { entities } from '../../src/generated/registry.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { createBackend } from '../../src/server/backend.ts'
import { databaseFileOf } from '../../src/server/database/data-folder.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { createRecord } from '../../src/server/records/write-records.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

const club = sampleEntity({ name: text({ label: 'Nom' }), town: text({ label: 'Ville' }) }, 'club')
const without = sampleEntity({ name: text({ label: 'Nom' }), phone: text({ label: 'Tél' }) }, 'club')

describe('npm run schema', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-schema-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const run = (all: readonly AnyEntity[], isApply = false) =>
    runSchema({ entities: all, features: serverFeatures }, { DATA_DIR: folder, DATABASE_URL: '' }, isApply)

  /** A database as a start with these entities and one record leaves it. */
  async function fill(): Promise<void> {
    const database = await openSqlite(databaseFileOf(folder))
    const { store } = await createBackend({
      features: serverFeatures,
      entities: [...entities, club],
      database,
      uploadsFolder: join(folder, 'uploads'),
    })
    await createRecord(store, club, { name: 'A', town: 'Oran' })
    await database.queries.destroy()
  }

  it('makes no database where there is none', async () => {
    expect(await run(entities)).toMatch(/^There is no .*tribune\.sqlite yet/)
    expect(await readdir(folder)).toEqual([])
  })

  it('says so where there is nothing to change', async () => {
    await fill()
    const nothing = 'The database is what the entities say: there is nothing to change.'
    expect(await run([...entities, club])).toBe(nothing)
    expect(await run([...entities, club], true)).toBe(nothing)
  })

  it('shows each change and where data goes, as often as one likes, and then makes them', async () => {
    await fill()
    const steps = [
      '- add to "club": "phone", "phone_folded", "phone_collated"',
      `    alter table "club" add column "phone" text not null default '';`,
      `    alter table "club" add column "phone_folded" text not null default '';`,
      `    alter table "club" add column "phone_collated" text not null default '';`,
      '- drop "town" of "club"',
      '  DATA IS LOST: club.town: the field is gone, but its column holds data in 1 record; ' +
        "if it has another name now, write renamedFrom: 'town' in it",
      '    alter table "club" drop column "town";',
      '    alter table "club" drop column "town_folded";',
      '    drop index if exists "club_sort_…_index";',
      '    alter table "club" drop column "town_collated";',
      '- index "club" for sorting by "phone"',
      `    create index "club_sort_…_index" on "club" ((nullif("phone_collated", '')));`,
      '',
    ]
    const planned = [
      'Planned: 3 changes, 1 of which loses data. Nothing was changed.',
      'npm run schema -- --apply makes them.',
    ]
    for (let time = 0; time < 2; time += 1)
      expect(withoutDigests(await run([...entities, without]))).toBe([...steps, ...planned].join('\n'))
    const applied = [
      'Applied: 3 changes, 1 of which loses data.',
      'Pictures that nothing names any more are removed by the next start.',
    ]
    const out = await run([...entities, without], true)
    expect(withoutDigests(out)).toBe([...steps, ...applied].join('\n'))
    expect(await run([...entities, without])).toMatch(/^The database is what the entities say/)
  })

  it('is there under the names that a refused start prints', { timeout: 120_000 }, async () => {
    await fill()
    const dropped = '- drop the table "club"'
    expect(await runCommand([])).toMatchObject({ code: 0, out: expect.stringContaining(dropped) })
    const applied = await runCommand(['--apply'])
    expect(applied).toMatchObject({ code: 0, out: expect.stringContaining('Applied: 1 change') })
  })

  async function runCommand(args: readonly string[]) {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
    const child = spawn('npm', ['run', '--silent', 'schema', '--', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [said, [code]] = await Promise.all([readText(child.stdout), once(child, 'exit')])
    return { code, out: said.replace(/^src\/generated: .*\n/, '') }
  }
})

/** The names of sort indexes carry a digest of what they sort by. */
function withoutDigests(text: string): string {
  return text.replace(/_[0-9a-f]{8}_index/g, '_…_index')
}
