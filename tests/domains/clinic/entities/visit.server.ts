import { UserError, defineHooks, defineJobs, defineWebhooks } from 'tribune/server'
import { visit } from './visit.ts'

const MOST_A_DAY = 20

export const hooks = defineHooks(visit, {
  async beforeSave({ before, values }, { records }) {
    const { room_id, day } = values
    const isMoved = before?.room_id !== room_id || before.day !== day
    if (room_id === null || day === null || !isMoved) return
    const others = await records.find(visit, { room_id, day })
    if (others.length >= MOST_A_DAY)
      throw new UserError(`Cette salle reçoit ${MOST_A_DAY} visites par jour au plus.`, { path: 'room_id' })
  },
})

export const jobs = defineJobs(visit, {
  calm: {
    label: { fr: 'Lever les urgences passées', ar: 'رفع الحالات العاجلة السابقة' },
    every: '1 day',
    async run({ records, progress, signal }) {
      const today = new Date().toISOString().slice(0, 10)
      const urgent = await records.find(visit, { urgency: 'high' })
      const past = urgent.filter(({ day }) => day !== null && day < today)
      for (const [place, { id }] of past.entries()) {
        if (signal.aborted) return
        await records.update(visit, id, { urgency: 'low' })
        progress(place + 1, past.length)
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
