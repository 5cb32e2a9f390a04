import { describe, expect, it, vi } from 'vitest'
import type * as Generated from '../../../src/generated/app.ts'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { anniversaryStart, filteredAddress } from '../../../src/kinds/core/filter/widgets.ts'
import type { ListWidget } from '../../../src/schema/entity/widget.ts'
import { sampleEntity } from '../../contract/harness/sample-entity.ts'

vi.mock('../../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, firstDayOfWeek: 1 } }
})

const entity = sampleEntity({
  name: text({ label: 'Nom' }),
  role: choice({ label: 'Rôle', options: { one: 'Un', two: 'Deux' } }),
  born: date({ label: 'Né le' }),
})

const list = (parts: Partial<ListWidget>): ListWidget => ({
  shape: 'list',
  label: 'Anniversaires',
  columns: ['name'],
  ...parts,
})

describe('the list that a widget leads to', () => {
  it('is filtered as it is, in its order where it has one', () => {
    const filters = [{ field: 'role', operator: 'in', values: ['one', 'two'] }] as const
    expect(filteredAddress(entity, filters)).toBe(`${entity.path}?filter.role.in=one&filter.role.in=two`)
    expect(filteredAddress(entity, [], list({ sort: 'name', order: 'desc' }))).toBe(
      `${entity.path}?sort=name&order=desc`,
    )
    const byDay = list({ sort: 'born', where: { born: { anniversary: 'today' } } })
    expect(filteredAddress(entity, [], byDay)).toBe(entity.path)
    expect(filteredAddress(entity, [])).toBe(entity.path)
  })
})

describe('the order of a widget', () => {
  const byDay = { sort: 'born', where: { born: { anniversary: 'thisWeek' } } } as const

  it('begins with the first day of its anniversaries, over a new year too', () => {
    expect(anniversaryStart(list(byDay), '2026-11-22')).toBe('2026-11-16')
    expect(anniversaryStart(list(byDay), '2027-01-01')).toBe('2026-12-28')
  })

  it('is that of the values where it filters by no anniversary of them', () => {
    expect(anniversaryStart(list({ sort: 'born' }), '2026-11-22')).toBeUndefined()
    expect(anniversaryStart(list({ ...byDay, sort: 'name' }), '2026-11-22')).toBeUndefined()
  })
})
