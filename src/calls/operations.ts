import * as z from 'zod/mini'
import type { Call, Contract } from './call.ts'

// What machines ask who watch over the program.

export const readHealthCall = {
  method: 'GET',
  path: '/healthz',
  may: 'open',
  summary: 'Whether the backend can do its work.',
  whole: z.looseObject({ ok: z.literal(true) }),
  unavailable: z.looseObject({ ok: z.literal(false) }),
} as const satisfies Call

/** With a token of the operator's own. */
export const readMetricsCall = {
  method: 'GET',
  path: '/metrics',
  may: 'open',
  summary: 'What Prometheus reads.',
  media: ['text/plain'],
} as const satisfies Call

/** No document names the metrics: they are served where the operator asks for them. */
export const operationsCalls = { readHealth: readHealthCall } as const satisfies Contract
