import '../../../src/kinds/core/definition/all-definitions.ts'
import { describe, expect, it } from 'vitest'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { columnSortKey } from '../../../src/kinds/core/definition/sort-key.ts'
import { columnValues } from '../../../src/kinds/core/definition/column-values.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { describePaths } from '../../../src/kinds/core/definition/path-fields.ts'
import { findPathFields } from '../../../src/kinds/reference/find-path-fields.ts'
import { pathLabelOf } from '../../../src/kinds/reference/label-columns.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'
import { firstOf } from '../../../src/schema/entity/list-column.ts'
import { sampleEntity } from '../../contract/harness/sample-entity.ts'

const room = sampleEntity(
  {
    name: text({ label: 'Nom' }),
    state: choice({ label: 'État', options: { planned: 'Prévu', open: 'Ouvert' } }),
    since: date({ label: 'Depuis' }),
    area: number({ label: 'Surface', decimals: 2, unit: 'm²' }),
    is_free: toggle({ label: 'Libre', words: { on: 'Libre', off: 'Prise' } }),
  },
  'room',
)
const paths = Object.keys(room.fields).map((name) => `Room.${name}`)
const plainStay = sampleEntity(
  { room_id: { kind: 'reference', label: 'Salle', to: 'room', as: 'Room', optionLabel: ['name', 'state'] } },
  'stay',
)
const listed = {
  ...plainStay,
  list: { ...plainStay.list, columns: paths.map((path) => firstOf(path, [path])) },
}
const stay = describePaths(listed, findPathFields([room, listed], listed))
const Room = { id: 1, name: 'A1', state: 'planned', since: '2026-12-01', area: 9.5, is_free: false }

const sortKeys = paths.map((path) => columnSortKey(stay, firstOf(path, [path])))
const columns = paths.map((path) => columnValues(stay, firstOf(path, [path])))

describe('what a path leads to', () => {
  it('is shown in the words of its field', () => {
    const record = { id: 7, room_id: 1, Room }
    expect(columns.map(({ text: words }) => words(record))).toEqual([
      'A1',
      'Prévu',
      '01/12/2026',
      '9,50 m²',
      'Prise',
    ])
  })

  it('is nothing where there is no related record', () => {
    const record = { id: 7, room_id: null, Room: null }
    expect(columns.map(({ text: words }) => words(record)).join('')).toBe('')
    expect(sortKeys.map((sortKey) => sortKey(record))).toEqual([null, null, null, null, null])
  })

  it('is sorted by as the backend sorts by it', () => {
    const record = { id: 7, room_id: 1, Room }
    expect(sortKeys.map((sortKey) => sortKey(record))).toEqual([['A1'], ['Prévu'], '2026-12-01', 9.5, 0])
  })

  it('labels an option in the same words', () => {
    expect(pathLabelOf(['name', 'state'], room, Room)).toBe('A1 – Prévu')
  })

  it('names only the fields that have words of their own', () => {
    expect(Object.keys(findPathFields([room, listed], listed))).toEqual(paths.slice(1))
  })
})
