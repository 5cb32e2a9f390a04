import { UserError, defineActions, defineHooks, defineJobs, defineWebhooks } from 'tribune/server'
import { visit } from './visit.ts'

const MOST_A_DAY = 20
const DAY_MS = 86_400_000

export const hooks = defineHooks(visit, {
  async beforeSave({ before, values }, { records }) {
    const { room_id, day } = values
    const isMoved = before?.room_id !== room_id || before.day !== day
    if (room_id === null || day === null || !isMoved) return
    if ((await records.count(visit, { where: { room_id, day } })) >= MOST_A_DAY)
      throw new UserError(`Cette salle reçoit ${MOST_A_DAY} visites par jour au plus.`, { path: 'room_id' })
  },
})

export const actions = defineActions(visit, {
  async close({ record, records }) {
    await records.update(visit, record.id, { is_closed: true })
  },
})

export const jobs = defineJobs(visit, {
  calm: {
    label: { fr: 'Lever les urgences passées', ar: 'رفع الحالات العاجلة السابقة' },
    every: '1 day',
    async run({ records, progress, signal }) {
      const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
      const past = { where: { urgency: 'high', day: { to: yesterday } } } as const
      const total = await records.count(visit, past)
      let done = 0
      for await (const { id } of records.each(visit, past)) {
        if (signal.aborted) return
        await records.update(visit, id, { urgency: 'low' })
        progress((done += 1), total)
      }
    },
  },
})

export const webhooks = defineWebhooks(visit, {
  accounting: {
    label: { fr: 'Comptabilité', ar: 'المحاسبة' },
    on: ['created', 'deleted'],
    url: { variable: 'CLINIC_ACCOUNTING_URL' },
    secret: { variable: 'CLINIC_ACCOUNTING_SECRET' },
    data: ({ record: { id, day, treatment_id } }) =>
      treatment_id === null ? null : { id, day, treatment_id },
  },
})
