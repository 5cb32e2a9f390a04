import type { AnyEntity } from '../../../schema/entity.ts'
import { comparedColumns } from '../derived-columns.ts'
import { describeDerivation, derivationName, readDerivation } from '../derivation.ts'
import { eachBatch } from '../each-row.ts'
import { planFieldTables } from '../field-tables.ts'
import { readState, writeState } from '../state.ts'
import { writeColumns } from '../write-columns.ts'
import type { Migration } from './migration.ts'

/** Records between two lines on the console. */
const REPORTED = 10_000

/**
 * Writes the keys that values are compared by, where they are made otherwise: as a whole, so that nothing is changed where two
 * count as one now. All else is derived after the migration, in portions, which this notes to be done.
 */
export async function refreshComparedKeys(migration: Migration, entity: AnyEntity): Promise<void> {
  const { adapter, queries, unfilled } = migration
  const stored = await readDerivation(queries, entity.name)
  const { compared, unsearched } = await describeDerivation(entity)
  const isNew = [entity, ...planFieldTables(entity)].some(({ name }) => unfilled.has(name))
  let written = 0
  if (stored?.compared !== compared || isNew)
    for await (const rows of eachBatch(queries, entity.name)) {
      const others = rows.flatMap((row) => {
        const keys = comparedColumns(entity, row)
        const isSame = Object.entries(keys).every(([name, key]) => row[name] === key)
        return isSame ? [] : [{ id: Number(row['id']), ...keys }]
      })
      await writeColumns(adapter, queries, entity, others)
      const before = written
      written += others.length
      if (Math.floor(written / REPORTED) > Math.floor(before / REPORTED))
        console.log(`${entity.name}: keys of ${written} records made anew`)
    }
  const whole = isNew ? null : (stored?.whole ?? null)
  const value = JSON.stringify({ compared, unsearched: stored?.unsearched ?? unsearched, whole })
  const name = derivationName(entity.name)
  if ((await readState(queries, name)) !== value) await writeState(queries, name, value)
}
