import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { validateEntities } from '../../scripts/develop/generate/validate-entities.ts'
import { readModules } from '../../scripts/develop/generate/loading/read-modules.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { entityNamed } from '../../src/server/records/store/store.ts'
import { createRecord } from '../../src/server/records/write-records.ts'
import { createExampleProject } from '../generator/example-project.ts'
import { serverExamples, type EntityFiles } from '../generator/wrong-examples.ts'
import { sqlite } from './harness/database/databases.ts'
import { useRestarts } from './harness/restarts.ts'

const recordsSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

describe('a change that only the database can refuse is told at the start', () => {
  const server = useRestarts(sqlite)

  it.each(serverExamples)('$code', async (example) => {
    const before = await readEntities(example.before)
    const { store } = await server.start(before)
    for (const [name, records] of Object.entries(recordsSchema.parse(JSON.parse(example.records))))
      for (const values of records) await createRecord(store, entityNamed(before, name), values)
    if (example.others !== undefined) await sql.raw(example.others).execute(store.queries)
    await expect(server.start(await readEntities(example.after))).rejects.toThrow(
      expect.objectContaining({ name: 'StartupError', message: example.says.join('\n') }),
    )
    expect(example.says[0]).toMatch(new RegExp(`^${example.code} \\S`))
    expect(example.says.join(' ')).toMatch(/npm run schema -- --apply|VITE_API_BASE_URL/)
  })
})

/** The entities of these files, in which the generator finds nothing wrong. */
async function readEntities(files: EntityFiles): Promise<readonly AnyEntity[]> {
  const read = await readModules(createExampleProject(files))
  expect(await validateEntities(read)).toEqual([])
  return read.modules.flatMap(({ exports }) => Object.values(exports).filter(isEntity))
}

function isEntity(value: unknown): value is AnyEntity {
  return typeof value === 'object' && value !== null && 'fields' in value
}
