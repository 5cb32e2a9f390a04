import { describe, expect, it } from 'vitest'
import { joined } from '../../../src/schema/entity/list-column.ts'
import { image } from '../../../src/kinds/image/definition.ts'
import { longText } from '../../../src/kinds/long-text/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { parseListQuery } from '../../../src/server/records/reading/parse-list-query.ts'
import { sampleEntity } from '../../contract/harness/sample-entity.ts'
import { referenceTo } from '../../sample/reference-to.ts'

const sample = sampleEntity({
  name: text({ label: 'Nom' }),
  place: text({ label: 'Lieu' }),
  size: number({ label: 'Taille' }),
  story: longText({ label: 'Histoire' }),
  picture: image({ label: 'Image' }),
  owner: referenceTo({ label: 'À', to: 'owner', as: 'Owner', optionLabel: ['name'] }),
})
const columns = ['name', 'story', 'picture', joined('Tout', ['name', 'place'])]
const entity = { ...sample, list: { ...sample.list, columns } }

describe('parseListQuery', () => {
  it('asks for the whole list where nothing is said', () => {
    expect(parseListQuery(entity, {})).toBeNull()
  })

  it.each([
    [{ page: '2' }, { page: 2, pageSize: 25 }],
    [{ pageSize: '10' }, { page: 1, pageSize: 10 }],
    [
      { sort: 'name,place', order: 'desc' },
      { page: 1, pageSize: 25, sort: 'name,place', order: 'desc' },
    ],
    // No column of the config, but one that a person may choose.
    [{ sort: 'place' }, { page: 1, pageSize: 25, sort: 'place' }],
    [{ q: '  Éric ' }, { page: 1, pageSize: 25, q: 'Éric' }],
    [{ q: '' }, { page: 1, pageSize: 25 }],
  ])('reads %j', (query, expected) => {
    expect(parseListQuery(entity, query)).toEqual(expected)
  })

  it.each([
    [{ unknown: '1', page: '1' }, 'unknown', 'page, pageSize, order, q, sort, filter.<field>.<operator>'],
    [{ pagesize: '10' }, 'pagesize', 'pageSize'],
    [{ page: '0' }, 'page', '0', '1 à 1000000'],
    [{ 'filter.size.to': '9999999999' }, 'filter.size.to', '9999999999', 'de -2147483647 à 2147483647'],
    [{ page: ['1', '2'] }, 'page', '1, 2', '1 à 1000000'],
    [{ pageSize: '1e3' }, 'pageSize', '1e3', '1 à 500'],
    [{ sort: 'toString' }, 'sort', 'toString', 'name'],
    // Columns of the list that its screen cannot sort by.
    [{ sort: 'story' }, 'sort', 'story', 'name'],
    [{ sort: 'picture' }, 'sort', 'picture', 'name'],
    [{ sort: '' }, 'sort', 'name'],
    [{ sort: ['name', 'name'] }, 'sort', 'name, name', 'place'],
    [{ order: 'up' }, 'order', 'up', 'asc, desc'],
    [{ q: 'a\u0000' }, 'q', 'a\u0000', '200 caractères'],
    [{ 'filter.name.eats': 'a' }, 'filter.name.eats', 'filter.name.contains'],
    [{ 'filter.age.is': 'a' }, 'filter.age.is', 'filter.owner.in'],
    [{ 'filter.name.empty': 'perhaps' }, 'filter.name.empty', 'perhaps', 'true, false'],
  ])('refuses %j, and says what was sent and what is allowed', (query, ...told) => {
    for (const each of told) expect(() => parseListQuery(entity, query)).toThrow(each)
  })

  it('takes 20 values of a filter, and of those that an index leads to more', () => {
    const values = (count: number) => Array.from({ length: count }, (_, place) => String(place + 1))
    const read = (name: string, count: number) => parseListQuery(entity, { [name]: values(count) })
    expect(read('filter.name.contains', 20)?.filters?.[0]?.values).toHaveLength(20)
    expect(() => read('filter.name.contains', 21)).toThrow(
      'Trop de valeurs pour le paramètre filter.name.contains\u202f: 20 au plus.',
    )
    expect(read('filter.owner.in', 400)?.filters?.[0]?.values).toHaveLength(400)
  })
})
