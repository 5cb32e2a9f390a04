import { describe, expect, it } from 'vitest'
import { readOpenApi } from '../../../scripts/develop/new/openapi/read-open-api.ts'
import document from '../../../src/generated/openapi.json' with { type: 'json' }
import { entities } from '../../../src/generated/registry.ts'
import type { FieldKind } from '../../../src/schema/entity/field-kinds.ts'
import { knownEntity } from '../../new/known-entities.ts'

const known = entities.map(({ name }) => knownEntity(name))

/** What a contract cannot tell: a name out of a reference table travels as a text. */
const TRAVELS_AS: Partial<Record<FieldKind, FieldKind>> = { lookup: 'text', dependentLookup: 'text' }

describe('our own document, read back', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
    const path = entity.endpoints.create.path.replace(/\/\w+$/, '')
    const derived = readOpenApi(document, { name, path, entities: known })
    const calls = Object.entries(entity.endpoints).map(
      ([call, { credentials: _browserOnly, ...endpoint }]) => [call, endpoint],
    )
    expect(derived.endpoints).toEqual(Object.fromEntries(calls))
    const told = (kind: FieldKind) => TRAVELS_AS[kind] ?? kind
    expect(derived.fields.map((field) => [field.name, field.kind])).toEqual(
      Object.entries(entity.fields).map(([field, { kind }]) => [field, told(kind)]),
    )
    const required = Object.entries(entity.fields).filter(([, field]) => field.required)
    expect(derived.fields.filter(({ options }) => options.required).map((field) => field.name)).toEqual(
      required.map(([field]) => field),
    )
    for (const { name: field, options } of derived.fields)
      if ('sentAs' in options) expect(entity.fields[field]).toMatchObject(options)
  })
})
