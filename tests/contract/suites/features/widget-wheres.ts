import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { filteredAddress } from '../../../../src/kinds/core/filter/widgets.ts'
import { whereFilters, type Asking } from '../../../../src/kinds/core/filter/where-filters.ts'
import { currentDay } from '../../../../src/kinds/core/filter/days.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { widgetKey, type Widget } from '../../../../src/schema/entity/widget.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { domainNamed } from '../../../domains/domains.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

/**
 * Four orders: "one" of Alfreds in Germany for Chai, ordered four years ago; "two" of Blondel in France for Chai and Tofu,
 * in Lyon; "none" of Alfreds for nothing; "far" of Blondel for Tofu, required in 2030. Tofu is discontinued.
 */
const wheres: Readonly<Record<string, readonly [where: object, orders: string]>> = {
  all: [{}, 'far,none,one,two'],
  field: [{ ship_city: { contains: 'lyo' } }, 'two'],
  either: [{ or: [{ ship_city: { contains: 'lyo' } }, { required_on: { from: '2030-01-01' } }] }, 'far,two'],
  eitherOfOne: [{ or: [{ ship_to: { contains: 'one' } }, { ship_to: { contains: 'tw' } }] }, 'none,one,two'],
  eitherAnd: [
    { or: [{ ship_to: { contains: 'one' } }, { ship_to: { contains: 'two' } }], details: { empty: false } },
    'one,two',
  ],
  eitherNot: [{ or: [{ not: { Customer: { country: 'FR' } } }, { required_on: null }] }, 'none,one,two'],
  not: [{ not: { ship_city: { contains: 'lyo' } } }, 'far,none,one'],
  relation: [{ Customer: { country: 'DE' } }, 'none,one'],
  notRelation: [{ not: { Customer: { country: { in: ['DE'] } } } }, 'far,two'],
  oneRecord: [{ Customer: { country: 'FR', company: { startsWith: 'blo' } } }, 'far,two'],
  noRecord: [{ Customer: { country: 'DE', company: { startsWith: 'blo' } } }, ''],
  rows: [{ details: { Product: { is_discontinued: true } } }, 'far,two'],
  notRows: [{ not: { details: { Product: { is_discontinued: true } } } }, 'none,one'],
  noRows: [{ details: { empty: true } }, 'none'],
  anniversary: [{ ordered_on: { anniversary: 'today' } }, 'one'],
  nothing: [{ state: 'placed', or: [] }, ''],
}

const { entities, behaviours } = domainNamed('northwind')

/** The program with a list and a chart for each. */
const program = entities.map((entity): AnyEntity => {
  if (entity.name !== 'order') return entity
  const widgets = Object.entries(wheres).flatMap(
    ([name, [where]]): readonly (readonly [string, Widget])[] => [
      [name, { shape: 'list', label: name, columns: ['ship_to'], where, most: 50 }],
      [`${name}Chart`, { shape: 'chart', label: name, by: 'customer_id', where }],
    ],
  )
  return { ...entity, home: { widgets: Object.fromEntries(widgets) } }
})
const order = entityNamed(program, 'order')

function askingOf(entity: AnyEntity): Asking {
  return {
    entity,
    related: Object.fromEntries(program.map((each) => [each.name, async () => askingOf(each)])),
  }
}

const orders = z.array(z.looseObject({ ship_to: z.string() }))
const listAnswer = z.object({ records: orders, total: z.int() })
const chartAnswer = z.object({ counts: z.array(z.object({ count: z.int() })), total: z.int() })
const namesOf = (found: z.infer<typeof orders>) =>
  found
    .map(({ ship_to }) => ship_to)
    .sort()
    .join()

export function widgetWheresSuite(kind: DatabaseKind): void {
  describe('what widgets ask for', () => {
    const server = useServer(kind, { entities: program, behaviours })

    beforeEach(async () => {
      const { store } = server.backend
      const make = (entity: string, values: Values) =>
        createRecord(store, entityNamed(store.entities, entity), values)
      const chai = await make('product', { name: 'Chai' })
      const tofu = await make('product', { name: 'Tofu', is_discontinued: true })
      const alfreds = await make('customer', { company: 'Alfreds', code: 'ALFKI', country: 'DE' })
      const blondel = await make('customer', { company: 'Blondel', code: 'BLONP', country: 'FR' })
      const today = currentDay()
      const another = today.endsWith('-01-05') ? '2026-01-06' : '2026-01-05'
      const place = (
        ship_to: string,
        customer_id: number,
        products: readonly number[],
        values: Values = {},
      ) =>
        make('order', {
          customer_id,
          ship_to,
          ordered_on: another,
          details: products.map((product_id) => ({ product_id, unit_price: 1, quantity: 1 })),
          ...values,
        })
      const fourYearsAgo = `${Number(today.slice(0, 4)) - 4}${today.slice(4)}`
      await place('one', alfreds, [chai], { ordered_on: fourYearsAgo })
      await place('two', blondel, [chai, tofu], { ship_city: 'Lyon' })
      await place('none', alfreds, [])
      await place('far', blondel, [tofu], { required_on: '2030-01-01' })
    })

    it('is what the list that they lead to holds', async () => {
      const { answer } = await server.admin.get('/api/home')
      const widgets = z.record(z.string(), z.unknown()).parse(answer['widgets'])
      for (const [name, [where, expected]] of Object.entries(wheres)) {
        const list = listAnswer.parse(widgets[widgetKey('order', name)])
        expect(namesOf(list.records), name).toBe(expected)
        const address = filteredAddress(order, await whereFilters(askingOf(order), where))
        const query = address.split('?')[1] ?? ''
        const reply = await server.admin.get(`/api/orders?${query}&pageSize=50`)
        expect(reply.status, JSON.stringify(reply.body)).toBe(200)
        expect(namesOf(orders.parse(reply.answer['orders'])), address).toBe(expected)
        const chart = chartAnswer.parse(widgets[widgetKey('order', `${name}Chart`)])
        expect(
          [list.total, chart.total, chart.counts.reduce((sum, { count }) => sum + count, 0)],
          name,
        ).toEqual(Array(3).fill(reply.answer['total']))
      }
    })
  })
}
