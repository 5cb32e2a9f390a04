import { describe, expect, it } from 'vitest'
import { joined } from '../../src/schema/list-column.ts'
import { image } from '../../src/kinds/image/meaning.ts'
import { longText } from '../../src/kinds/long-text/meaning.ts'
import { text } from '../../src/kinds/text/meaning.ts'
import { parseListQuery } from '../../src/server/records/reading/parse-list-query.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'
import { referenceTo } from '../sample/reference-to.ts'

const sample = sampleEntity({
  name: text({ label: 'Nom' }),
  place: text({ label: 'Lieu' }),
  story: longText({ label: 'Histoire' }),
  picture: image({ label: 'Image' }),
  owner: referenceTo({ label: 'À', to: 'owner', as: 'Owner', optionLabel: ['name'] }),
})
const columns = ['name', 'story', 'picture', joined('Tout', ['name', 'place'])]
const entity = { ...sample, list: { ...sample.list, columns } }

describe('parseListQuery', () => {
  it.each([{}, { unknown: '1' }, { PAGE: '1' }])('asks for nothing in %j', (query) => {
    expect(parseListQuery(entity, query)).toBeNull()
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
    [{ page: '0' }, 'page'],
    [{ page: ['1', '2'] }, 'page'],
    [{ pageSize: '1e3' }, 'pageSize'],
    [{ sort: 'toString' }, 'sort'],
    // Columns of the list that its screen cannot sort by.
    [{ sort: 'story' }, 'sort'],
    [{ sort: 'picture' }, 'sort'],
    [{ sort: '' }, 'sort'],
    [{ sort: ['name', 'name'] }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ q: 'a\u0000' }, 'q'],
  ])('refuses %j', (query, name) => {
    expect(() => parseListQuery(entity, query)).toThrow(`Paramètre de liste invalide\u202f: ${name}.`)
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
