import { expect, it } from 'vitest'
import type { Resource } from '../../src/api/resource.ts'
import { partOf, sendPart } from '../../src/engine/custom-pages/entity-fields.ts'
import { choice } from '../../src/kinds/choice/definition.ts'
import { date } from '../../src/kinds/date/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { crud } from '../../src/schema/entity/endpoint.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'

const holds = () => true
const entity: AnyEntity = {
  name: 'stay',
  path: '/stays',
  endpoints: crud('/api/stay', { sends: 'json', one: 'stay', many: 'stays' }),
  fields: {
    starts_on: date({ label: '' }),
    ends_on: date({ label: '' }),
    note: text({ label: '' }),
    state: choice({ label: '', options: { open: '', done: '' }, initial: 'open' }),
    code: text({ label: '', readOnly: true }),
  },
  checks: {
    period: { of: ['starts_on', 'ends_on'], holds, field: 'ends_on', says: '' },
    note: { of: ['note', 'ends_on'], holds, field: 'note', says: '' },
  },
  list: { title: '', add: '', columns: [] },
  texts: { create: '', update: '', created: '', updated: '', deleted: '', confirmDelete: '', inUse: '' },
}
const resource = { entity, related: {} } as unknown as Resource

it('a part of a form has its fields in the order that is asked for, and the checks of no others', () => {
  const part = partOf(resource, ['ends_on', 'starts_on'])
  expect(Object.keys(part.fields)).toEqual(['ends_on', 'starts_on'])
  expect(Object.keys(part.checks ?? {})).toEqual(['period'])
  expect(Object.keys(partOf(resource, undefined).fields)).toEqual(Object.keys(entity.fields))
})

it('a part of a form sends all other fields as they are stored, but none that nobody fills in', () => {
  const record = { id: 7, starts_on: '2026-03-01', ends_on: null, note: 'calme', state: 'done', code: 'A1' }
  expect(sendPart(resource, record, { ends_on: '2026-03-02' })).toEqual({
    starts_on: '2026-03-01',
    ends_on: '2026-03-02',
    note: 'calme',
    state: 'done',
  })
})

it('a part of a new form sends what the whole form would begin with', () => {
  expect(sendPart(resource, null, { starts_on: '2026-03-01' })).toMatchObject({
    starts_on: '2026-03-01',
    note: '',
    state: 'open',
  })
})
