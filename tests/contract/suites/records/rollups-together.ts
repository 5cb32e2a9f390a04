import { beforeEach, describe, expect, it } from 'vitest'
import type { Records } from '../../../../src/behaviour/context.ts'
import { defineHooks } from '../../../../src/behaviour/hooks.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { Rollup } from '../../../../src/schema/entity/rollup.ts'
import { runTogether } from '../../../../src/server/records/rows/hooks.ts'
import { referenceAs } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const title = text({ label: 'Titre', required: true })
// The names of the entities are those of this test alone.
const from = (source: string): Pick<Rollup, 'of'> => ({ of: source as Rollup['of'] })

const shopFields = { title, sales: number({ label: 'Ventes', readOnly: true }) }
const shop = {
  ...sampleEntity(shopFields, 'shop'),
  fields: shopFields,
  rollups: { sales: { ...from('sale.shop_id'), count: true } },
} as const
const saleFields = { title, shop_id: referenceAs('shop', 'Shop', { onDelete: 'cascade' }) }
const sale = { ...sampleEntity(saleFields, 'sale'), fields: saleFields }
const visitFields = {
  title,
  shop_id: referenceAs('shop', 'Shop', { options: { where: { sales: { to: 1 } } } }),
}
const visit = { ...sampleEntity(visitFields, 'visit'), fields: visitFields }

const refund = { ...sampleEntity(saleFields, 'refund'), fields: saleFields }
const hooks = defineHooks(refund, {
  beforeSave({ values }) {
    if (values.title === 'refused') throw new UserError('Non.')
  },
})

/** Figures of what own code changes in one transaction. */
export function rollupsTogetherSuite(kind: DatabaseKind): void {
  describe('rollups of changes that are made together', () => {
    const entities = programOf(shop, sale, visit, refund)
    const server = useServer(kind, { entities, behaviours: { refund: { hooks } } })
    let [oran, blida] = [0, 0]
    const together = <T>(work: (records: Records) => Promise<T>) =>
      runTogether(server.backend.store, (inside) => work(inside.customCode.createRecords(inside, null)))
    const sell = (records: Records, shop_id: number) => records.create(sale, { title: 'sold', shop_id })
    const salesOf = (id: number) => together(async (records) => (await records.read(shop, id))?.sales)
    const addShop = (name: string) => together((records) => records.create(shop, { title: name }))

    beforeEach(async () => {
      oran = await addShop('Oran')
      blida = await addShop('Blida')
    })

    it('are written once for all of them', async () => {
      const counted = async () => {
        const versions = server.backend.store.queries.selectFrom('data_versions').select('version')
        const rows = await versions.where('entity', '=', 'shop').execute()
        return rows.reduce((sum, { version }) => sum + Number(version), 0)
      }
      const before = await counted()
      await together(async (records) => {
        for (let turn = 0; turn < 20; turn += 1) await sell(records, oran)
      })
      expect(await counted()).toBe(before + 1)
      expect(await salesOf(oran)).toBe(20)
    })

    it.each<readonly [string, (records: Records) => Promise<unknown>, unknown]>([
      ['read', async (records) => (await records.read(shop, oran))?.sales, 2],
      ['readForUpdate', async (records) => (await records.readForUpdate(shop, oran))?.sales, 2],
      ['find', async (records) => (await records.find(shop, { where: { sales: 2 } })).length, 1],
      ['first', async (records) => (await records.first(shop, { where: { sales: 2 } }))?.title, 'Oran'],
      ['exists', (records) => records.exists(shop, { where: { sales: 2 } }), true],
      ['count', (records) => records.count(shop, { where: { sales: 2 } }), 1],
      ['sum', (records) => records.sum(shop, 'sales'), 2],
      ['average', (records) => records.average(shop, 'sales'), 1],
      ['max', (records) => records.max(shop, 'sales'), 2],
      ['another way to it', (records) => records.count(sale, { where: { Shop: { sales: 2 } } }), 2],
    ])('are there for what own code asks in between: %s', async (_name, ask, expected) => {
      const asked = await together(async (records) => {
        await sell(records, oran)
        await sell(records, oran)
        return ask(records)
      })
      expect(asked).toEqual(expected)
    })

    it('decide what may be chosen', async () => {
      const visiting = together(async (records) => {
        await sell(records, oran)
        await sell(records, oran)
        await records.create(visit, { title: 'late', shop_id: oran })
      })
      await expect(visiting).rejects.toMatchObject({ errors: [{ path: 'shop_id' }] })
      expect(await salesOf(oran)).toBe(0)
    })

    it('follow changes, deletions and changes of their own record', async () => {
      await together(async (records) => {
        const first = await sell(records, oran)
        const second = await sell(records, oran)
        await records.update(shop, oran, { title: 'Oran centre' })
        await records.update(sale, first, { shop_id: blida })
        await records.destroy(sale, second)
        await sell(records, blida)
      })
      expect(await salesOf(oran)).toBe(0)
      expect(await salesOf(blida)).toBe(2)
      await together(async (records) => {
        await sell(records, oran)
        await records.destroy(shop, blida)
      })
      expect(await salesOf(oran)).toBe(1)
      await server.admin.json('POST', `/api/trash/shop/${blida}/restore`)
      expect(await salesOf(blida)).toBe(2)
    })

    it('leave out what was refused, and keep what was made before it', async () => {
      await together(async (records) => {
        await sell(records, oran)
        const giveBack = records.create(refund, { title: 'refused', shop_id: oran })
        await expect(giveBack).rejects.toThrow('Non.')
        await sell(records, oran)
      })
      expect(await salesOf(oran)).toBe(2)
    })
  })
}
rollupsTogetherSuite.on = 'each database' as const
