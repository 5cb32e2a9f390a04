import { expect } from 'vitest'
import { matchColumns } from '../../../../../src/kinds/core/sheet/match-columns.ts'
import { definitionOf } from '../../../../../src/kinds/core/definition/definitions.ts'
import { ID_COLUMN, importColumns } from '../../../../../src/kinds/core/sheet/sheet-columns.ts'
import { sheetOf } from '../../../../../src/kinds/registries/sheets.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import type { ImportRow } from '../../../../../src/features/import/calls.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { importFile, runImport } from '../../../../contract/harness/import-client.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf, recordsOf } from '../../entity-calls.ts'
import type { Trial } from '../../trial.ts'

/** Files that were exported come back as the records that they were. */
export const importChecks: Checks = (entity) => [
  ...(entity.endpoints.destroy && !needsFiles(entity) ? [createAgain] : []),
  updateFromFile,
  nameMistakes,
]

const createAgain: Check = {
  title: 'is imported again from its export after a deletion',
  async run(trial) {
    const { entity, calls } = trial
    const made = [await trial.create({ turn: 1 }), await trial.create({ only: [] })]
    const ids = made.map(({ id }) => id)
    const { columns, rows } = await exported(trial, ids)
    for (const id of ids) expect((await calls.destroy(id))?.status).toBe(200)
    const outcome = await runImport(trial.room.admin, entity.name, {
      ...importOf(trial),
      columns,
      rows,
      mode: 'create',
      by: null,
    })
    expect(outcome).toEqual({ total: 2, done: 2, created: 2, updated: 0, mistakes: [] })
    const { records } = recordsOf(entity, await calls.list({ page: 1, pageSize: 500, order: 'desc' }))
    const again = records.slice(0, 2).reverse()
    expect(again.map((record) => valuesOf(entity, record))).toEqual(
      made.map(({ record }) => valuesOf(entity, record)),
    )
  },
}

const updateFromFile: Check = {
  title: 'is left as it is by an import of its own export',
  async run(trial) {
    const { entity, calls } = trial
    const { id, record } = await trial.create()
    const file = await exported(trial, [id])
    const outcome = await runImport(trial.room.admin, entity.name, { ...importOf(trial), ...file })
    expect(outcome).toEqual({ total: 1, done: 1, created: 0, updated: 1, mistakes: [] })
    expect(recordOf(entity, await calls.read(id))).toEqual(record)
  },
}

const nameMistakes: Check = {
  title: 'tells the mistakes of an import by line and column, and strangers nothing',
  async run(trial) {
    const { room, entity } = trial
    const { id } = await trial.create()
    const file = await exported(trial, [id])
    // Too long for every kind.
    const wrong = 'x'.repeat(20_001)
    const columns = importColumns(entity).map(({ key }) => key)
    const fields = columns.filter((key) => key !== ID_COLUMN)
    const values = new Map(file.columns.map((key, place) => [key, file.rows[0]?.cells[place] ?? '']))
    const rows = fields.map((field, place) => ({
      line: place + 2,
      // The other columns of its field say nothing, or it might not be needed.
      cells: columns.map((key) =>
        key === field ? wrong : fieldOf(key) === fieldOf(field) ? '' : (values.get(key) ?? ''),
      ),
    }))
    const request = { ...importOf(trial), columns, rows, policy: 'check' }
    const { mistakes, updated } = await runImport(room.admin, entity.name, request)
    expect(updated).toBe(0)
    const told = mistakes.map(({ line, column }) => ({ line, column }))
    expect(told).toEqual(expect.arrayContaining(fields.map((column, place) => ({ line: place + 2, column }))))
    expectRefused(await room.stranger().json('POST', `/api/import/${entity.name}`, request), 401)
  },
}

const fieldOf = (key: string) => key.split('.')[0]

const importOf = (trial: Trial) => ({
  key: `key-${trial.nextSerial()}`,
  fileName: `${trial.entity.name}.csv`,
  mode: 'update',
  by: ID_COLUMN,
  policy: 'all',
})

interface File {
  readonly columns: readonly (string | null)[]
  readonly rows: readonly ImportRow[]
}

/** An export of these records, read as a file to import. */
async function exported({ room, entity }: Trial, ids: readonly number[]): Promise<File> {
  const response = await room.admin.raw(`/api/export/${entity.name}?format=csv&columns=all`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  })
  const [header, ...rows] = await importFile(room.admin, entity.name, await response.text())
  const columns = matchColumns(importColumns(entity), header?.cells ?? [])
  expect(columns.filter((key) => key !== null).length).toBeGreaterThan(1)
  return { columns, rows }
}

/** A record that must have a picture cannot be made of a file of texts. */
function needsFiles({ fields }: AnyEntity): boolean {
  return Object.values(fields).some((field) => field.required && !sheetOf(field).parse)
}

/** What a file can hold of a record. */
function valuesOf({ fields }: AnyEntity, record: StoredRecord) {
  const imported = Object.entries(fields).filter(
    ([, field]) => sheetOf(field).parse && !field.readOnly && !field.hidden && !definitionOf(field).isSecret,
  )
  return imported.map(([name]) => [name, record[name]])
}
