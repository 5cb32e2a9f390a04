import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { entities } from '../../src/generated/registry.ts'
import document from '../../src/generated/openapi.json' with { type: 'json' }
import { payloadShape } from '../../src/kinds/core/definition/payload.ts'
import { listEntityOperations } from '../../scripts/develop/generate/output/openapi/entity-operations.ts'
import { describeOperation } from '../../scripts/develop/generate/output/openapi/operation.ts'
import { noteFields } from '../../src/kinds/core/definition/field-notes.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { accountCalls } from '../../src/accounts/calls/account-calls.ts'
import { coreCalls } from '../../src/calls/core-calls.ts'
import { featureCalls } from '../../src/features/registries/calls.ts'
import { optionalCalls } from '../../src/features/registries/optional-calls.ts'

const parameterSchema = z.object({
  in: z.string(),
  name: z.string(),
  schema: z.looseObject({ type: z.optional(z.string()) }),
})

const { paths } = document
const operations = Object.entries(paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, call]) => ({ path, method, call })),
)
const calls = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)

describe('the OpenAPI document', () => {
  it('is a valid OpenAPI 3.1 document [ASVS 2.1.1]', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has every endpoint of every entity, of the session, those that entities share, and nothing else', () => {
    const endpoints = entities.flatMap((entity) => Object.values(entity.endpoints))
    // What accounts of football turn on, beside what each program has.
    const { stepUp, invitations, secondFactor, sessions } = optionalCalls
    const turnedOn = { stepUp, invitations, secondFactor, sessions }
    const contracts = Object.values({ ...coreCalls, accountCalls, ...featureCalls, ...turnedOn })
    const shared = contracts.flatMap((contract = {}) => Object.values(contract))
    const wanted = [...endpoints, ...shared].map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(calls.toSorted()).toEqual(wanted.toSorted())
  })

  it('names every operation once', () => {
    const names = operations.map(({ call }) => call.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('says what fields depend on, and what nobody sends', () => {
    const fields = {
      kind: text({ label: 'Genre' }),
      rent: number({
        label: 'Loyer',
        showWhen: { kind: { in: ['rented', 'shared'] } },
        requiredWhen: { kind: { empty: false } },
        readOnlyWhen: {
          or: [
            { kind: 'sold' },
            {
              paid_on: { empty: false },
              kind: { empty: true },
            },
          ],
        },
      }),
      paid_on: text({ label: 'Payé le', readOnly: true }),
    }
    const properties = { kind: {}, rent: { description: 'A month.' }, paid_on: {}, other: {} }
    expect(noteFields({ properties }, fields)).toEqual({
      properties: {
        kind: {},
        rent: {
          description:
            'A month. Empty unless kind is rented or shared. Required if kind is not empty. No longer changed once kind is sold, or (paid_on is not empty and kind is empty).',
        },
        paid_on: { readOnly: true },
        other: {},
      },
    })
    expect(Object.keys(payloadShape(fields, 'create'))).toEqual(['kind', 'rent'])
  })
})

it('says that a list with any parameter is a page of 25', () => {
  const [entity] = entities
  const [list] = entity ? listEntityOperations(entity) : []
  const parameters = z.array(parameterSchema).parse(list?.parameters)
  expect(list?.summary).toContain('with any parameter')
  expect(parameters.find(({ name }) => name === 'pageSize')?.schema).toMatchObject({
    default: 25,
    maximum: 500,
  })
})

it('says what a read sends that is no GET', () => {
  const [entity] = entities
  if (!entity) throw new Error('there is no entity')
  const read = { method: 'POST', path: '/api/find', body: 'json', answer: 'found' } as const
  const operations = listEntityOperations({ ...entity, endpoints: { ...entity.endpoints, read } })
  const found = operations.find(({ endpoint }) => endpoint.path === read.path)
  expect(found?.payload).toMatchObject({ properties: { id: { type: 'integer' } }, required: ['id'] })
})

it('says of a creation and an update that they answer as the read call does, where it has no envelope', () => {
  const [entity] = entities
  if (!entity) throw new Error('there is no entity')
  const { endpoints } = entity
  const bare = { ...entity, endpoints: { ...endpoints, read: { ...endpoints.read, answer: null } } }
  const operations = listEntityOperations(bare)
  const whole = [endpoints.read, endpoints.create, endpoints.update].map(
    ({ path, method }) =>
      operations.find((each) => each.endpoint.path === path && each.endpoint.method === method)?.whole,
  )
  expect(new Set(whole.map((each) => each?.['$ref'])).size).toBe(1)
  expect(whole[0]?.['$ref']).toMatch(/^#\/components\/schemas\//)
})

it('names records by texts where the config says so', () => {
  const [entity] = entities
  if (!entity) throw new Error('there is no entity')
  const described = listEntityOperations({ ...entity, ids: 'text' }).map(describeOperation)
  const ids = described.flatMap(({ parameters }) => z.array(parameterSchema).parse(parameters ?? []))
  const types = ids.filter(({ in: place, name }) => place === 'path' && name === 'id')
  expect(types.length).toBeGreaterThan(0)
  expect(new Set(types.map(({ schema }) => schema.type))).toEqual(new Set(['string']))
})
