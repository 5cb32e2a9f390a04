import { UserError, defineActions, defineEndpoints } from 'tribune/server'
import { treatment } from './treatment.ts'

const DEAREST = 1_000_000

export const actions = defineActions(treatment, {
  async raise({ record, values: { percent, reason }, records }) {
    const price = Math.round((record.price ?? 0) * (100 + (percent ?? 0))) / 100
    if (price > DEAREST) throw new UserError('Ce soin est trop cher déjà.')
    const notes = reason === '' ? record.notes : `${record.notes}\n${reason}`.trim()
    await records.update(treatment, record.id, {
      price,
      notes,
      raised_on: new Date().toISOString().slice(0, 10),
    })
  },
  async round({ records, progress }) {
    const all = await records.find(treatment, {})
    for (const [place, { id, price }] of all.entries()) {
      await records.update(treatment, id, { price: Math.round(price ?? 0) })
      progress(place + 1, all.length)
    }
  },
})

export const endpoints = defineEndpoints(treatment, {
  prices: {
    method: 'GET',
    path: '/api/v2/treatment-prices',
    summary: 'Between what the prices of treatments lie.',
    async answer({ records }) {
      const prices = (await records.find(treatment, {})).map(({ price }) => price ?? 0)
      return { cheapest: Math.min(...prices), dearest: Math.max(...prices) }
    },
  },
})
