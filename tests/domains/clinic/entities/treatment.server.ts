import { UserError, defineActions, defineEndpoints, endpoint } from 'tribune/server'
import { z } from 'zod'
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
  async round({ records, progress, signal }) {
    const all = await records.find(treatment)
    for (const [place, { id, price }] of all.entries()) {
      if (signal.aborted) return
      await records.update(treatment, id, { price: Math.round(price ?? 0) })
      progress(place + 1, all.length)
    }
  },
})

export const endpoints = defineEndpoints(treatment, {
  prices: endpoint({
    method: 'GET',
    path: '/api/v2/treatment-prices',
    summary: 'Between what the prices of treatments lie.',
    query: z.object({ least: z.coerce.number().min(0).optional() }),
    response: z.object({ cheapest: z.number().nullable(), dearest: z.number().nullable() }),
    async answer({ query: { least = 0 }, records, caller }) {
      const dear = { where: { price: { from: least } } }
      const mine = records.as(caller)
      return {
        cheapest: await mine.min(treatment, 'price', dear),
        dearest: await mine.max(treatment, 'price', dear),
      }
    },
  }),
  estimate: endpoint({
    method: 'POST',
    path: '/api/v2/treatment-estimates',
    summary: 'What some treatments cost together.',
    body: z.object({
      lines: z.array(z.object({ treatment_id: z.int(), count: z.int().min(1) })).min(1),
      discount: z.number().min(0).max(100).default(0),
    }),
    response: z.object({ total: z.number() }),
    async answer({ body: { lines, discount }, records }) {
      const costs = lines.map(async ({ treatment_id, count }, place) => {
        const found = await records.read(treatment, treatment_id)
        if (!found) throw new UserError('Ce soin n’existe pas.', { path: `lines.${place}.treatment_id` })
        return (found.price ?? 0) * count
      })
      const sum = (await Promise.all(costs)).reduce((total, each) => total + each, 0)
      return { total: Math.round(sum * (100 - discount)) / 100 }
    },
  }),
})
