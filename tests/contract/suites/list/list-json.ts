import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldedColumn } from '../../../../src/schema/entity/column.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { Database, StoredRow } from '../../../../src/server/database/database.ts'
import { prepareTables } from '../../../../src/server/database/prepare-tables.ts'
import { ALL_RIGHTS } from '../../../../src/server/records/store/rights.ts'
import { listJson } from '../../../../src/server/records/reading/list-json.ts'
import { recordOfRow } from '../../../../src/server/records/rows/record-of-row.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { kindFixtures } from '../../../kinds/kind-fixtures.ts'
import type { DatabaseKind, RunningDatabase } from '../../harness/database/databases.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

const texts = ['"\\/\b\f\n\r\t\u0001\u2028', 'é مُحَمَّد 😀', '{"a":1}', ' ']
const numbers = [0.1 + 0.2, 1 / 3, -0.5, 1e-7, 123_456_789.123_456_79, 0, 42, null]

/** What the database writes of a list is what the program would. */
export function listJsonSuite(kind: DatabaseKind): void {
  describe('the JSON of a list', () => {
    let running: RunningDatabase
    let database: Database
    beforeAll(async () => {
      running = await kind.start()
      database = await running.openEmpty()
    })
    afterAll(async () => {
      await database.queries.destroy()
      await running.stop()
    })

    // References lead to what is there; those of a list are read from their own table.
    const kinds = Object.entries(kindFixtures).filter(
      ([, { field }]) => !('to' in field || 'fields' in field),
    )
    const fields: Fields = {
      ...Object.fromEntries(kinds.map(([name, { field }]) => [`x_${name}`, field])),
      real: number({ label: 'Prix', decimals: true }),
      other: toggle({ label: 'Statut', words: { on: 'oui', off: 'non' } }),
      link: { kind: 'reference', label: 'Lien', to: 'another', as: 'Another', optionLabel: [] },
    }
    const entity = sampleEntity(fields, 'one')
    const entities = programOf(entity, sampleEntity({}, 'another'))

    it('says what the records say', async () => {
      const { queries } = database
      await prepareTables(database, entities, [])
      await queries.insertInto('another').defaultValues().execute()
      const filled = kinds.map(([name, { field, stored }]) =>
        definitionOf(field).toRow(`x_${name}`, field, stored),
      )
      const rows: readonly StoredRow[] = [
        { ...Object.assign({}, ...filled), link: 1, other: true },
        ...texts.map((text) => ({ x_text: text, x_longText: text, [foldedColumn('x_email')]: text })),
        ...numbers.map((real) => ({ real })),
      ]
      // Whatever the order in which they were made.
      const given = rows.map((row, index) => ({ ...row, id: rows.length - index }))
      for (const row of given) await queries.insertInto(entity.name).values(row).execute()
      const stored = await queries.selectFrom(entity.name).selectAll().orderBy('id').execute()
      const expected = stored.map((row) => ({
        ...recordOfRow(entity, row),
        Another: row['link'] ? { id: 1 } : null,
      }))
      const json = Buffer.from(
        await listJson({ ...database, entities, rights: ALL_RIGHTS }, entity),
      ).toString()
      expect(JSON.parse(json)).toEqual(expected)
      expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(expected))
      expect(json).not.toContain('x_password')
    })

    it('says that there are none', async () => {
      await database.queries.deleteFrom(entity.name).execute()
      expect(
        Buffer.from(await listJson({ ...database, entities, rights: ALL_RIGHTS }, entity)).toString(),
      ).toBe('[]')
    })
  })
}
