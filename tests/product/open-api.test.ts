import { describe, expect, it } from 'vitest'
import document from '../../src/generated/openapi.json' with { type: 'json' }

const { paths, components } = document

it('operations are named after what they do', () => {
  expect(paths['/api/player'].get.operationId).toBe('listPlayers')
  expect(paths['/api/owner/destroy'].delete.operationId).toBe('destroyOwner')
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
