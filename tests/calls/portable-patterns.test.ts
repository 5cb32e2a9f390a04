import { describe, expect, it } from 'vitest'
import { describeInput, describePayload } from '../../src/calls/json-schema.ts'
import openApi from '../../src/generated/openapi.json' with { type: 'json' }
import { filterSchemas } from '../../src/kinds/core/filter/filters.ts'
import { payloadOf } from '../../src/kinds/registries/payloads.ts'
import { kindFixtures } from '../kinds/kind-fixtures.ts'

/** What RE2 and Rust's regex refuse: \u, looking around, references back, named groups as JavaScript writes them, atomic parts. */
const FOREIGN = /\\u|\\[1-9k]|\(\?[<=!>]|[*+?}]\+|\\[cG]/

function patternsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  )
}

function foreignIn(schema: unknown): readonly string[] {
  return patternsIn(schema).filter((each) => FOREIGN.test(each) || /[\ud800-\udfff]/.test(each))
}

describe('the patterns of schemas for other programs', () => {
  it.each(Object.entries(kindFixtures))('compile in every engine for the kind %s', (_kind, { field }) => {
    for (const mode of ['create', 'update'] as const)
      expect(foreignIn(describePayload(payloadOf(field).shape('x', field, mode)))).toEqual([])
    for (const schema of Object.values(filterSchemas(field) ?? {}))
      expect(foreignIn(describeInput(schema))).toEqual([])
  })

  it('compile in every engine throughout the document of all calls', () => {
    expect(patternsIn(openApi).length).toBeGreaterThan(20)
    expect(foreignIn(openApi)).toEqual([])
  })

  it('are found where an engine would refuse them', () => {
    const refused = ['^[^\\u0000]*$', '^(?!a)b', '(?<=a)b', '(a)\\1', '(?<n>a)', 'a++']
    expect(foreignIn(refused.map((pattern) => ({ pattern })))).toEqual(refused)
  })
})
