import { expect, it } from 'vitest'
import { demandOrder } from '../../scripts/develop/generate/output/demand-order.ts'
import { entities } from '../../src/generated/registry.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'
import { referenceTo } from '../sample/reference-to.ts'

const namesOf = (ordered: ReturnType<typeof demandOrder>) => ordered.map(({ name }) => name)

it('first records are made in the order that required references demand', () => {
  const asked = ['player', 'team', 'owner', 'stadium', 'competition']
  const listed = entities.filter(({ name }) => asked.includes(name))
  expect(namesOf(demandOrder(listed))).toEqual(['owner', 'stadium', 'player', 'team', 'competition'])
  expect(namesOf(demandOrder(listed.toReversed())).indexOf('owner')).toBe(0)
  expect(demandOrder([])).toEqual([])
})

it('entities that demand each other come one after the other', () => {
  const needing = (name: string, to: string) =>
    sampleEntity(
      { other: referenceTo({ label: 'Autre', to, as: 'Other', optionLabel: ['name'], required: true }) },
      name,
    )
  const circle = [needing('a', 'b'), needing('b', 'a'), needing('itself', 'itself')]
  expect(namesOf(demandOrder(circle)).toSorted()).toEqual(['a', 'b', 'itself'])
})
