import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { entities } from '../../src/generated/registry.ts'
import document from '../../src/generated/openapi.json' with { type: 'json' }
import { payloadShape } from '../../scripts/develop/generate/output/openapi/components.ts'
import { listEntityOperations } from '../../scripts/develop/generate/output/openapi/entity-operations.ts'
import { describeOperation } from '../../scripts/develop/generate/output/openapi/operation.ts'
import { noteFields } from '../../scripts/develop/generate/output/openapi/field-notes.ts'
import { number } from '../../src/kinds/number/meaning.ts'
import { text } from '../../src/kinds/text/meaning.ts'
import { activityEndpoint } from '../../src/schema/activity-contract.ts'
import { bulkContract } from '../../src/features/bulk/calls.ts'
import { exportContract } from '../../src/features/export/calls.ts'
import { historyEndpoint } from '../../src/schema/history-contract.ts'
import { importContract } from '../../src/features/import/calls.ts'
import { jobsContract } from '../../src/schema/jobs-contract.ts'
import { eventsEndpoint } from '../../src/features/live/calls.ts'
import { matchingIdsEndpoint } from '../../src/schema/matching-ids.ts'
import { referrersEndpoint } from '../../src/schema/referrers-contract.ts'
import { restoreEndpoint } from '../../src/schema/restore-contract.ts'
import { sessionContract } from '../../src/schema/session-contract.ts'
import { trashContract } from '../../src/features/trash/calls.ts'
import { webhooksContract } from '../../src/schema/webhooks-contract.ts'
import { viewsContract } from '../../src/features/views/calls.ts'

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
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has every endpoint of every entity, of the session, those that entities share, and nothing else', () => {
    const endpoints = entities.flatMap((entity) => Object.values(entity.endpoints))
    const shared = [
      sessionContract,
      bulkContract,
      exportContract,
      importContract,
      jobsContract,
      trashContract,
      viewsContract,
      webhooksContract,
    ]
    const wanted = [
      ...endpoints,
      ...shared.flatMap((contract) => Object.values(contract)),
      activityEndpoint,
      eventsEndpoint,
      historyEndpoint,
      matchingIdsEndpoint,
      referrersEndpoint,
      restoreEndpoint,
    ].map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(calls.toSorted()).toEqual([...wanted, 'GET /healthz'].toSorted())
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
        showWhen: { field: 'kind', is: ['rented', 'shared'] },
        requiredWhen: { field: 'kind', isEmpty: false },
        readOnlyWhen: {
          any: [
            { field: 'kind', is: 'sold' },
            {
              all: [
                { field: 'paid_on', isEmpty: false },
                { field: 'kind', isEmpty: true },
              ],
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

it('names records by texts where the config says so', () => {
  const [entity] = entities
  if (!entity) throw new Error('there is no entity')
  const described = listEntityOperations({ ...entity, ids: 'text' }).map(describeOperation)
  const ids = described.flatMap(({ parameters }) => z.array(parameterSchema).parse(parameters ?? []))
  const types = ids.filter(({ in: place, name }) => place === 'path' && name === 'id')
  expect(types.length).toBeGreaterThan(0)
  expect(new Set(types.map(({ schema }) => schema.type))).toEqual(new Set(['string']))
})
