import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { FormValues, Mode } from '../../src/schema/entity/field-definition.ts'
import { inputSchema } from '../../src/kinds/core/form/form-model.ts'
import { definitionOf } from '../../src/kinds/core/definition/definitions.ts'
import { startValues } from '../../src/kinds/core/form/form-values.ts'
import { payloadOf } from '../../src/kinds/registries/payloads.ts'
import { recordSchema } from '../../src/kinds/core/definition/record.ts'
import { storageOf } from '../../src/kinds/registries/storages.ts'
import { kindFixtures } from './kind-fixtures.ts'

describe.each(Object.entries(kindFixtures))('%s', (_kind, fixture) => {
  const { field, stored, row, record, empty, accepts, refuses, tolerates, found } = fixture
  const fields = { x: field }
  const meaning = definitionOf(field)
  const whole = { id: 1, ...record }
  const payload = (mode: Mode) => payloadOf(field).shape('x', field, mode)
  const parseSent = (sent: FormValues) => z.safeParse(z.partial(z.object(payload('create'))), sent)

  it('is written to its columns and read back as the same record', () => {
    expect(meaning.toRow('x', field, stored)).toEqual(row)
    expect(Object.keys(row)).toEqual(meaning.columns('x', field).map(({ name }) => name))
    const read = meaning.fromRow('x', field, meaning.toRow('x', field, stored))
    expect(recordSchema({ fields }).parse({ id: 1, x: read })).toEqual(whole)
  })

  it('is empty where nothing was given, and only there', () => {
    expect(meaning.isEmpty(empty)).toBe(true)
    expect(meaning.isEmpty(undefined)).toBe(true)
    expect(meaning.isEmpty(stored)).toBe(false)
  })

  it('starts a new form with a payload that its own schema and the browser accept', () => {
    const values = startValues(fields, 'create', null)
    expect(Object.keys(values)).toEqual(Object.keys(payload('create')))
    expect(z.object(payload('create')).safeParse(values).error).toBeUndefined()
    expect(inputSchema(fields).safeParse(values).error).toBeUndefined()
  })

  it('starts an edit form with what keeps the record as it is', () => {
    const values = startValues(fields, 'update', whole)
    const sent: FormValues = z.object(payload('update')).parse(values)
    expect(Object.keys(values)).toEqual(Object.keys(payload('update')))
    // What is written under the field's own name comes back to the same row; files are kept by their names instead.
    if ('x' in record && 'x' in sent) expect(meaning.toRow('x', field, sent['x'])).toEqual(row)
    else if ('x' in record) expect(Object.values(values)).toContainEqual(record['x'])
    else expect(Object.values(sent)).toEqual(Object.values(sent).map(() => ''))
  })

  it('reads what may be sent', () => {
    for (const [part, all] of Object.entries(accepts)) {
      for (const [sent, read] of all) expect(parseSent({ [part]: sent }).data).toEqual({ [part]: read })
    }
  })

  it('refuses everything else, at the part it was sent as', () => {
    for (const [part, all] of Object.entries(refuses)) {
      for (const sent of all) {
        const at = parseSent({ [part]: sent }).error?.issues[0]?.path[0]
        expect(at, `${part}: ${JSON.stringify(sent)}`).toBe(part)
      }
    }
  })

  it('reads what another backend may answer', () => {
    for (const [answered, read] of tolerates)
      expect(recordSchema({ fields }).parse({ id: '1', x: answered })).toEqual({ id: 1, x: read })
  })

  it('is found by its words', async () => {
    // As a server does at its start.
    await storageOf(field).loadNames?.(field, { ...fields, wilaya: kindFixtures.lookup.field })
    expect(meaning.searchText(field, stored)).toBe(found)
  })
})
