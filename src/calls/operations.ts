import * as z from 'zod/mini'
import type { Call, Contract } from './call.ts'

// What machines ask who watch over the program.

export const readHealthCall = {
  method: 'GET',
  path: '/healthz',
  may: 'open',
  summary: 'Whether the database answers.',
  whole: z.looseObject({ ok: z.literal(true) }),
  unavailable: z.looseObject({ ok: z.literal(false) }),
} as const satisfies Call

export const readLivenessCall = {
  method: 'GET',
  path: '/livez',
  may: 'open',
  summary: 'Whether the process answers, whatever it needs may do.',
  whole: z.looseObject({ ok: z.literal(true) }),
} as const satisfies Call

const readinessChecks = z.looseObject({
  /** The folder of the data can be written to. */
  disk: z.boolean(),
  /** Uploads can be stored. */
  storage: z.boolean(),
  /** The database answers. */
  database: z.boolean(),
  /** The tables have all that this release reads and writes. */
  migration: z.boolean(),
})

export type ReadinessChecks = z.output<typeof readinessChecks>

export const readReadinessCall = {
  method: 'GET',
  path: '/readyz',
  may: 'open',
  summary: 'Whether the backend can do all of its work, by what it needs.',
  whole: z.looseObject({ ok: z.literal(true), checks: readinessChecks }),
  unavailable: z.looseObject({ ok: z.literal(false), checks: readinessChecks }),
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
export const operationsCalls = {
  readHealth: readHealthCall,
  readLiveness: readLivenessCall,
  readReadiness: readReadinessCall,
} as const satisfies Contract

/** Only for people who are logged in, since it names everything that a backend stores. */
export const readOpenApiCall = {
  method: 'GET',
  path: '/api/openapi.json',
  may: 'account',
  byKey: true,
  summary: 'This document.',
  media: ['application/json'],
} as const satisfies Call

export const openApiCalls = { readOpenApi: readOpenApiCall } as const satisfies Contract
