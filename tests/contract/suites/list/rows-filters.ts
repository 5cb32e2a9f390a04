import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { domainNamed } from '../../../domains/domains.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

/** Three orders: of Chai (1), of Chai and Tofu (2), and of nothing. Chai is a drink, Tofu is not. */
const asked: readonly (readonly [query: string, orders: string])[] = [
  ['filter.details.product_id.in=CHAI', 'one,two'],
  ['filter.details.product_id.in=TOFU', 'two'],
  ['filter.details.product_id.not.in=TOFU', 'one,none'],
  ['filter.details.product_id.in=CHAI&filter.details.product_id.in=TOFU', 'one,two'],
  ['filter.details.Product.name.startsWith=tof', 'two'],
  ['filter.details.Product.name.not.contains=cha', 'none'],
  ['any.ship_to.contains=none&any.details.product_id.in=TOFU', 'two,none'],
  ['filter.details.empty=true', 'none'],
]

const refused = [
  'filter.details.quantity.from=2',
  'filter.details.nothing.in=1',
  'filter.details.id.in=1',
  'filter.ship_to.product_id.in=1',
  'filter.details.Product.Supplier.company.contains=a',
]

export function rowsFiltersSuite(kind: DatabaseKind): void {
  describe('lists that are filtered by what their rows refer to', () => {
    const { entities, behaviours } = domainNamed('northwind')
    const server = useServer(kind, { entities, behaviours })
    const ids = { CHAI: 0, TOFU: 0 }

    beforeEach(async () => {
      const { store } = server.backend
      const make = (entity: string, values: Values) =>
        createRecord(store, entityNamed(store.entities, entity), values)
      ids.CHAI = await make('product', { name: 'Chai' })
      ids.TOFU = await make('product', { name: 'Tofu' })
      const customer_id = await make('customer', { company: 'Alfreds', code: 'ALFKI' })
      const order = (ship_to: string, ...products: readonly number[]) =>
        make('order', {
          customer_id,
          ordered_on: '2026-01-05',
          ship_to,
          details: products.map((product_id) => ({ product_id, unit_price: 1, quantity: 1 })),
        })
      await order('one', ids.CHAI)
      await order('two', ids.CHAI, ids.TOFU)
      await order('none')
    })

    const addressOf = (query: string) =>
      `/api/orders?${query.replace('CHAI', String(ids.CHAI)).replace('TOFU', String(ids.TOFU))}&pageSize=50`

    it.each(asked)('hold for %s: %s', async (query, orders) => {
      const reply = await server.admin.get(addressOf(query))
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      const found = z.array(z.looseObject({ ship_to: z.string() })).parse(reply.answer['orders'])
      expect(found.map(({ ship_to }) => ship_to).join(',')).toBe(orders)
    })

    it.each(refused)('refuse %s', async (query) => {
      expectRefused(await server.admin.get(addressOf(query)), 400)
    })
  })
}
rowsFiltersSuite.on = 'each database' as const
