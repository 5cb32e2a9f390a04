import type { BulkResult } from './bulk-contract.ts'
import type { AnsweringEndpoint } from './endpoint.ts'

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

export interface ActionRequest {
  /** The records that it is done with; none for an action on the list. */
  readonly ids: readonly number[]
  /** What its form holds. */
  readonly values: Readonly<Record<string, unknown>>
}

/** How far it is. */
export interface ActionProgress {
  readonly done: number
  readonly total: number
}

/** What became of each record. */
export type ActionResult = BulkResult
