import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { SheetColumn, SheetValue } from '../../../../../src/kinds/core/sheet/field-sheet.ts'
import { describePaths } from '../../../../../src/kinds/core/definition/path-fields.ts'
import { findPathFields } from '../../../../../src/kinds/reference/find-path-fields.ts'
import { exportColumns } from '../../../../../src/kinds/core/sheet/sheet-columns.ts'
import type { Field } from '../../../../../src/schema/entity/field-kinds.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { columnKey } from '../../../../../src/schema/entity/list-column.ts'
import { UPLOADS_PATH } from '../../../../../src/schema/access/session-contract.ts'
import { t } from '../../../../../src/texts/locale.ts'
import { expectRefused, type HttpClient } from '../../../../contract/harness/http-client.ts'
import { acceptOne } from '../../../values/one-value.ts'
import type { Check, Checks } from '../../check.ts'
import { recordsOf } from '../../entity-calls.ts'
import type { Trial } from '../../trial.ts'

/** Files for spreadsheets, opened by other libraries than the one that writes them. */
export const exportChecks: Checks = ({ fields }) => {
  const text = Object.keys(fields).find((name) => takesAnyText(fields[name]))
  return [exportList, refuseWrongExports, ...(text === undefined ? [] : [exportFormulas(text)])]
}

const exportList: Check = {
  title: 'is exported as CSV and as XLSX: with every field, as the list shows it, and by id',
  async run(trial) {
    const records = await createSome(trial)
    const entity = describePaths(trial.entity, findPathFields(trial.room.entities, trial.entity))
    const all = exportColumns(entity, 'all')
    const hidden = Object.values(entity.fields).filter((field) => field.hidden)
    for (const { label } of hidden) expect(all.map(({ header }) => header)).not.toContain(t(label))
    await expectExported(trial, '?columns=all', all, records)
    const keys = entity.list.columns.map(columnKey)
    await expectExported(trial, '?order=desc', exportColumns(entity, keys), records.toReversed())
    const chosen = keys.slice(0, 1)
    const search = `?${new URLSearchParams({ columns: chosen.join(), q: 'nothing-is-called-so' })}`
    await expectExported(trial, search, exportColumns(entity, chosen), [])
    await expectChosen(
      trial,
      records
        .slice(-2)
        .map(({ id }) => id)
        .reverse(),
    )
  },
}

async function expectChosen(trial: Trial, ids: readonly number[]): Promise<void> {
  const body = JSON.stringify({ ids: [...ids, 2_000_000_000] })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  const response = await trial.room.admin.raw(`${addressOf(trial)}?format=csv&columns=all`, init)
  const [, ...rows] = readCsv(await response.text())
  expect(rows.map(([id]) => Number(id))).toEqual(ids)
}

const refuseWrongExports: Check = {
  title: 'refuses exports of what it does not have, and strangers',
  async run(trial) {
    const { admin } = trial.room
    const address = addressOf(trial)
    for (const search of [
      '',
      '?format=pdf',
      '?format=csv&columns=nothing',
      '?format=csv&filter.nothing.in=1',
    ])
      expectRefused(await admin.get(address + search), 400)
    for (const ids of ['1', [0], ['a']])
      expectRefused(await admin.json('POST', `${address}?format=csv`, { ids }), 400)
    expectRefused(await admin.get('/api/export/nothing?format=csv'), 404)
    expectRefused(await trial.room.stranger().get(`${address}?format=csv`), 401)
  },
}

// OWASP, CSV injection, and their full-width twins. Spaces before a text are not kept, so that none begins with one.
const FORMULA_SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'] as const

function exportFormulas(name: string): Check {
  return {
    title: 'has no text that a spreadsheet calculates',
    async run(trial) {
      const formulas = FORMULA_SIGNS.map((sign) => `${sign}SUM(A1) ${trial.nextSerial()}`)
      for (const value of formulas)
        await trial.create({
          only: [name],
          given: new Map([[name, acceptOne(name, { title: value, value })]]),
        })
      const csv = await download(trial.room.admin, `${addressOf(trial)}?columns=all&format=csv`, 'csv')
      const cells = readCsv(csv.toString('utf8')).flat()
      expect(cells).toEqual(expect.arrayContaining(formulas.map((formula) => `'${formula}`)))
      expect(cells.filter((cell) => formulas.includes(cell))).toEqual([])
    },
  }
}

function takesAnyText(field: Field | undefined): boolean {
  if (field?.kind !== 'text' && field?.kind !== 'longText') return false
  const isFilledIn = !field.hidden && !field.readOnly && !field.readOnlyWhen && !field.showWhen
  return isFilledIn && (field.kind === 'longText' || (!field.pattern && (field.maxLength ?? 255) > 30))
}

const addressOf = ({ entity }: Trial) => `/api/export/${entity.name}`

/** The records of the list, by id. */
async function createSome(trial: Trial): Promise<readonly StoredRecord[]> {
  for (const turn of [0, 1]) await trial.create({ turn })
  await trial.create({ only: [] })
  const { records } = recordsOf(trial.entity, await trial.calls.list({ page: 1, pageSize: 500 }))
  expect(records.length).toBeGreaterThan(2)
  return records
}

async function expectExported(
  trial: Trial,
  search: string,
  columns: readonly SheetColumn[],
  records: readonly StoredRecord[],
): Promise<void> {
  const { admin } = trial.room
  const fileAddress = (name: string) => `${admin.url}${UPLOADS_PATH}/${name}`
  const headers = columns.map(({ header }) => header)
  const rows = records.map((record) => columns.map(({ value }) => value?.(record, { fileAddress }) ?? null))

  const csv = await download(admin, `${addressOf(trial)}${search}&format=csv`, 'csv')
  expect([...csv.subarray(0, 3)], 'a byte order mark').toEqual([0xef, 0xbb, 0xbf])
  expect(readCsv(csv.toString('utf8'))).toEqual([headers, ...rows.map((row) => row.map(csvText))])

  const xlsx = await download(admin, `${addressOf(trial)}${search}&format=xlsx`, 'xlsx')
  const sheet = await readSheet(xlsx)
  expect(sheet.map((row) => columns.map((_, place) => toSecond(row[place])))).toEqual([
    headers,
    ...rows.map((row) => row.map((value, place) => xlsxCell(value, columns[place]))),
  ])
}

/** A sheet holds a time as a fraction of a day, which is seldom exact. */
function toSecond(cell: unknown): unknown {
  return cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : (cell ?? null)
}

async function download(client: HttpClient, address: string, extension: string): Promise<Buffer> {
  const response = await client.raw(address, {})
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; .*\\.${extension}$`))
  return Buffer.from(await response.arrayBuffer())
}

const table = z.array(z.array(z.string()))

function readCsv(text: string): readonly (readonly string[])[] {
  return table.parse(parse(text, { bom: true, delimiter: ';', relaxColumnCount: true }))
}

function csvText(value: SheetValue): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = value ?? ''
  const isHarmless = !/^[=+\-@\t\r]/.test(text) || /^[+-]?[\d \u00a0\u202f]+([.,]\d+)?$/.test(text)
  return isHarmless ? text : `'${text}`
}

function xlsxCell(value: SheetValue, column: SheetColumn | undefined) {
  if (value === null || value === '') return null
  if (column?.type === 'datetime') return new Date(`${String(value).replace(' ', 'T')}Z`)
  return column?.type === 'date' ? new Date(`${value}T00:00:00Z`) : value
}
