import { describe, expect, it } from 'vitest'
import { buildDraft } from '../../scripts/develop/new/build-draft.ts'
import { parseField } from '../../scripts/develop/new/field-grammar.ts'
import { knownEntity } from './known-entities.ts'

const team = knownEntity('team', { order: 40, paths: ['name.fr', 'phone'], calls: ['GET /api/squad'] })
const facts = {
  entities: [team, knownEntity('admin', { order: 110 })],
  tables: [
    { code: 'algeria.wilayas', from: './reference/algeria.ts', isDependent: false },
    { code: 'algeria.communesOf', from: './reference/algeria.ts', isDependent: true },
  ],
}

function draft(fields: readonly string[], more: object = {}) {
  return buildDraft({ name: 'sponsor', fields: fields.map(parseField), remarks: [], ...more }, facts)
}

describe('what nobody said', () => {
  it('the path, the place in the menu, the calls and their keys', () => {
    expect(draft(['name:text'])).toMatchObject({
      path: '/sponsors',
      menu: { label: 'Sponsors', order: 50 },
      endpoints: { list: { path: '/api/sponsor', answer: 'sponsors' }, create: { body: 'json' } },
    })
  })

  it('a place in the menu that nobody has, also where there is little room before the profile', () => {
    const entities = [95, 99, 97].map((order) => knownEntity(`e${order}`, { order }))
    const { menu } = buildDraft(
      { name: 'sponsor', fields: [parseField('name:text')], remarks: [] },
      { ...facts, entities },
    )
    expect(menu.order).toBe(98)
  })

  it('a path beside the calls, where the backend has them at the usual one', () => {
    const { list, ...others } = draft(['name:text']).endpoints
    const endpoints = { list: { ...list, path: '/sponsors' }, ...others }
    expect(draft(['name:text'], { endpoints }).path).toBe('/sponsors-list')
  })

  it('files make the calls multipart', () => {
    expect(draft(['logo:image']).endpoints.create.body).toBe('multipart')
  })

  it('a reference is labelled by what names the other record', () => {
    const [field] = draft(['team_id:reference:team']).fields
    expect(field?.options).toEqual({ label: 'Team', to: 'team', as: 'Team', optionLabel: ['name.fr'] })
  })

  it('an entity may refer to itself', () => {
    const [, field] = draft(['title:text', 'parent_id:reference:sponsor']).fields
    expect(field?.options).toMatchObject({
      label: 'Parent',
      to: 'sponsor',
      as: 'Parent',
      optionLabel: ['title'],
    })
  })

  it.each([
    [
      ['notes:longText', 'name:text', 'logo:image'],
      ['logo', 'name'],
    ],
    [
      ['a:text', 'b:text', 'c:text', 'd:text', 'e:text', 'f:text', 'g:text'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ],
    [['password:password'], ['password']],
    [['name:localizedText'], [{ header: 'Nom', firstOf: ['name.fr'] }]],
    [['team_id:reference:team'], [{ header: 'Team', firstOf: ['Team.name.fr'] }]],
  ])('%j are listed as %j', (fields, columns) => {
    expect(draft(fields).list.columns).toEqual(columns)
  })
})

describe('what the project does not allow', () => {
  it.each([
    [['t:reference:taem'], {}, '"taem" names no entity; expected one of team'],
    [['t:reference:team:optionLabel=name'], {}, '"name" names no field of team'],
    [['w:lookup:algeria.communesOf'], {}, '"algeria.communesOf" names no list'],
    [['c:dependentLookup:wilaya,algeria.communesOf', 'w:text'], {}, '"wilaya" names no other field'],
    [['Team:text', 't:reference:team:as=Team'], {}, 'as is "Team", a field\'s name already'],
    [['n:number:min=2:max=1'], {}, 'min=2 is above max=1'],
    [['n:number:min=2:default=1'], {}, 'default=1 lies outside'],
    [['name:text'], { path: '/teams' }, 'the path /teams is that of entities/team.ts'],
    [['name:text'], { api: '/api/squad' }, 'the call GET /api/squad is one of entities/team.ts'],
    [['name:text'], { name: 'team' }, 'entities/team.ts describes "team" already'],
  ])('%j %j: %s', (fields, more, told) => {
    expect(() => draft(fields, more)).toThrow(told)
  })
})
