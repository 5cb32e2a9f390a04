import { describe, expect, it } from 'vitest'
import { checkSharedNames } from '../../scripts/develop/generate/rules/shared-names.ts'
import { readParts } from '../../scripts/develop/generate/checks/entity-parts.ts'
import { crud } from '../../src/schema/entity/endpoint.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

const find = (endpoints: object) => {
  const entity = readParts('entities/club.ts', 'club', { ...sampleEntity({}, 'club'), endpoints })
  return checkSharedNames({ entities: [entity], unreadNames: [] }).map(
    ({ code, message }) => `${code} ${message}`,
  )
}
const club = crud('/api/club', { sends: 'json', one: 'club', many: 'clubs' })

describe('the call that reads a history is no entity’s', () => {
  it.each(['/api/history/read/:id', '/api/history/:id/read', '/api/history/club/latest'])('%s', (path) => {
    const told = 'is taken by the application itself already; expected one that is free'
    expect(find({ ...club, read: { ...club.read, path } })).toEqual([`E135 the call GET ${path} ${told}`])
  })

  it.each(['/api/history', '/api/history/:id', '/api/histories/read/:id'])('but %s may be', (path) => {
    expect(find({ ...club, read: { ...club.read, path } })).toEqual([])
  })

  it('but other methods may have its addresses', () => {
    expect(find({ ...club, create: { ...club.create, path: '/api/history/club/create' } })).toEqual([])
  })
})
