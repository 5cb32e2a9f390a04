import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { entities } from '../../src/generated/registry.ts'
import document from '../../src/generated/openapi.json' with { type: 'json' }
import { activityEndpoint } from '../../src/schema/activity-contract.ts'
import { bulkContract } from '../../src/schema/bulk-contract.ts'
import { exportContract } from '../../src/schema/export-contract.ts'
import { historyEndpoint } from '../../src/schema/history-contract.ts'
import { importContract } from '../../src/schema/import-contract.ts'
import { jobsContract } from '../../src/schema/jobs-contract.ts'
import { eventsEndpoint } from '../../src/schema/live-contract.ts'
import { referrersEndpoint } from '../../src/schema/referrers-contract.ts'
import { sessionContract } from '../../src/schema/session-contract.ts'
import { trashContract } from '../../src/schema/trash-contract.ts'
import { webhooksContract } from '../../src/schema/webhooks-contract.ts'
import { viewsContract } from '../../src/schema/views-contract.ts'

const { paths, components } = document
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
      referrersEndpoint,
    ].map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(calls.toSorted()).toEqual([...wanted, 'GET /healthz'].toSorted())
  })

  it('names every operation once', () => {
    const names = operations.map(({ call }) => call.operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('listPlayers')
    expect(names).toContain('destroyOwner')
  })
})

describe('its payloads and records', () => {
  const { PlayerCreate, PlayerUpdate, StadiumUpdate, Player, Tool } = components.schemas

  it('send files as binary parts and lists of names as JSON', () => {
    expect(PlayerCreate.properties.picture.anyOf[0]).toMatchObject({ type: 'string', format: 'binary' })
    const { content } = paths['/api/stadium/update'].put.requestBody
    expect(content['multipart/form-data'].encoding).toEqual({
      existingPictures: { contentType: 'application/json' },
    })
    expect(StadiumUpdate.properties.newImages.items.format).toBe('binary')
  })

  it('ask for what is required and for no more', () => {
    expect(PlayerCreate.required).toEqual(['name', 'email', 'password', 'confirmation_password'])
    expect(StadiumUpdate.required).toEqual(['id', 'name', 'owner_id'])
    expect(PlayerUpdate.required, 'a password is kept where none is sent').toEqual(['id', 'name', 'email'])
    const { schema } = paths['/api/auth/update'].put.requestBody.content['application/json']
    expect(schema.required).toEqual(['username', 'name', 'email'])
  })

  it('carry a version that nobody must send or answer', () => {
    for (const schema of [Player, StadiumUpdate])
      expect(schema.properties.version).toMatchObject({ type: 'integer', minimum: 1 })
    expect(Player.required).not.toContain('version')
    const { requestBody, responses } = paths['/api/auth/update'].put
    expect(requestBody.content['application/json'].schema.properties).toHaveProperty('version')
    for (const each of [responses, paths['/api/player/update'].put.responses])
      expect(each['409']).toEqual({ $ref: '#/components/responses/Overtaken' })
  })

  it('may be sent twice under a key, where they add a record', () => {
    const [parameter, ...others] = paths['/api/player/create'].post.parameters
    expect(others).toEqual([])
    expect(parameter).toMatchObject({ name: 'idempotency-key', in: 'header' })
    expect('visible').toMatch(new RegExp(String(parameter?.schema.pattern)))
    expect('with a space').not.toMatch(new RegExp(String(parameter?.schema.pattern)))
  })

  it('answer no password', () => {
    expect(Object.keys(Player.properties)).not.toContain('password')
    expect(Tool.properties.name).toMatchObject({ required: ['en', 'fr', 'ar'] })
  })
})
