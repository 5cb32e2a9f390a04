import * as z from 'zod/mini'
import { recordSchema } from '../../kinds/core/meaning/record.ts'
import { ACTIVITY_ACTIONS } from '../../calls/audit-log.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ChartAnswer, LatestAnswer, ListWidgetAnswer } from './calls.ts'

const chart: z.ZodMiniType<ChartAnswer> = z.object({
  counts: z.array(z.object({ value: z.string(), count: z.int(), name: z.optional(z.string()) })),
  total: z.int(),
})

const latest: z.ZodMiniType<LatestAnswer> = z.object({
  changes: z.array(
    z.object({
      entity: z.string(),
      recordId: z.int(),
      title: z.string(),
      isDeleted: z.boolean(),
      action: z.enum(ACTIVITY_ACTIONS),
      at: z.string(),
      by: z.nullable(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
})

// Each is undefined where the answer is none of that shape.

export function parseList(entity: AnyEntity, answer: unknown): ListWidgetAnswer | undefined {
  return z.object({ records: z.array(recordSchema(entity)), total: z.int() }).safeParse(answer).data
}

export function parseChart(answer: unknown): ChartAnswer | undefined {
  return chart.safeParse(answer).data
}

export function parseLatest(answer: unknown): LatestAnswer | undefined {
  return latest.safeParse(answer).data
}
