import * as z from 'zod/mini'
import type { Call, Contract, InputOf, Read } from '../../calls/call.ts'
import { MAX_RECORDS_OF_CALL, type RecordResult } from '../../schema/values/record-result.ts'
import { idSchema } from '../../schema/values/storable.ts'

/** The name of a run, given by whoever starts it. */
const runName = z.string().check(z.regex(/^[\w-]{20,100}$/))

const actionSchema = z.strictObject({
  /** The records that it is done with; none for an action on the list. */
  ids: z.array(idSchema).check(z.maxLength(MAX_RECORDS_OF_CALL)),
  /** What its form holds. */
  values: z.looseObject({}),
  /** A random name of this run, by which it can be stopped. */
  run: z.optional(runName),
})

/** As the browser sends it. */
export type ActionInput = InputOf<typeof actionSchema>
export type ActionRequest = Read<typeof actionSchema>

/** How far it is. */
export interface ActionProgress {
  readonly done: number
  readonly total: number
}

/** What became of each record. */
export type ActionResult = RecordResult

export const runActionCall = {
  method: 'POST',
  path: '/api/actions/:entity/:action',
  may: 'update',
  isAct: true,
  asksAgain: 'ofAccounts',
  summary:
    'Runs an action on records, or on the list; a line of JSON tells of each step, the last one of the end.',
  body: actionSchema,
  media: ['application/x-ndjson'],
} as const satisfies Call

const actionRunSchema = z.object({
  run: z.string(),
  entity: z.string(),
  /** What the action is called. */
  label: z.string(),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  startedAt: z.string(),
  done: z.int(),
  /** 0 where nobody knows. */
  total: z.int(),
  /** Somebody has asked it to stop. */
  isStopping: z.boolean(),
  /** The caller may stop it, as whoever may run it. */
  mayStop: z.boolean(),
})

export type ActionRun = Read<typeof actionRunSchema>

export const listActionRunsCall = {
  method: 'GET',
  path: '/api/runs',
  may: 'account',
  byKey: true,
  summary: 'The actions that are being done, in whichever process.',
  answer: z.object({ runs: z.array(actionRunSchema) }),
} as const satisfies Call

export const stopActionRunCall = {
  method: 'POST',
  path: '/api/runs/:run/stop',
  may: 'account',
  byKey: true,
  summary: 'Asks an action to stop before its next record; what is done stays done.',
  params: { run: runName },
} as const satisfies Call

export const actionsCalls = {
  runAction: runActionCall,
  listActionRuns: listActionRunsCall,
  stopActionRun: stopActionRunCall,
} as const satisfies Contract
