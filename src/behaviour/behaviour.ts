import type { ActionFunctions } from './actions.ts'
import type { CustomEndpoints } from './endpoints.ts'
import type { Hooks } from './hooks.ts'
import type { Jobs } from './jobs.ts'
import type { Webhooks } from './webhooks.ts'

/** What the file `<entity>.server.ts` exports. */
export interface Behaviour {
  readonly hooks?: Hooks
  readonly actions?: ActionFunctions
  readonly endpoints?: CustomEndpoints
  readonly jobs?: Jobs
  readonly webhooks?: Webhooks
}

/** Behaviours by the name of their entity. */
export type Behaviours = Readonly<Record<string, Behaviour>>

/** Creates a record as a call would, files included. @returns its id. */
export type CreateRecord = (entityName: string, values: Readonly<Record<string, unknown>>) => Promise<number>

/** Fills an empty database. */
export type Fill = (create: CreateRecord) => Promise<void>
