import { idSchema } from '../../schema/storable.ts'
import { MAX_RECORDS_OF_CALL, type RecordResult } from '../../schema/record-result.ts'
import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from '../../schema/endpoint.ts'
import type { RecordId } from '../../schema/record-id.ts'

/**
 * Runs an action of an entity; `:entity` and `:id` are their names. Answers JSON, a line for each step and one for the end. Our
 * own backend alone has this call.
 */
export const actionEndpoint = {
  method: 'POST',
  path: '/api/actions/:entity/:id',
  body: 'json',
  answer: 'results',
} as const satisfies AnsweringEndpoint

export interface ActionRequest<Id extends RecordId = RecordId> {
  /** The records that it is done with; none for an action on the list. */
  readonly ids: readonly Id[]
  /** What its form holds. */
  readonly values: Readonly<Record<string, unknown>>
  /** A random name of this run, by which it can be stopped. */
  readonly run?: string | undefined
}

/** How far it is. */
export interface ActionProgress {
  readonly done: number
  readonly total: number
}

/** What became of each record. */
export type ActionResult = RecordResult

/** Calls about the actions that are being done, in whichever process; `:id` is the name of a run. Our own backend alone has them. */
export const actionRunsContract = {
  list: { method: 'GET', path: '/api/runs', answer: 'runs' },
  /** What is done stays done. */
  stop: { method: 'POST', path: '/api/runs/:id/stop' },
} as const satisfies Record<string, Endpoint | AnsweringEndpoint>

export const actionRunsSchema = z.array(
  z.object({
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
  }),
)

export type ActionRun = z.infer<typeof actionRunsSchema>[number]

/** The name of a run, given by whoever starts it. */
export const runName = z.string().check(z.regex(/^[\w-]{20,100}$/))

export const actionSchema: z.ZodMiniType<ActionRequest<number>> = z.strictObject({
  ids: z.array(idSchema).check(z.maxLength(MAX_RECORDS_OF_CALL)),
  values: z.record(z.string(), z.unknown()),
  run: z.optional(runName),
})
