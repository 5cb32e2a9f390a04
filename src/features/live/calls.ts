import type { Endpoint } from '../../schema/endpoint.ts'
import type { HistoryEntry } from '../../schema/history-contract.ts'

/**
 * A stream of server-sent events: what others change, and who else has a record open. A call of our own backend alone.
 * `since` is the id of the last event that was received; `entity` and `record` name the record that is open.
 */
export const eventsEndpoint = { method: 'GET', path: '/api/events' } as const satisfies Endpoint

/** The event with changes by others, a list of `LiveChange`; its id is for `since`. */
export const CHANGES_EVENT = 'changes'

/** The event with the names of the others who have the open record open. */
export const PRESENCE_EVENT = 'presence'

export interface LiveChange extends Pick<HistoryEntry, 'action' | 'version' | 'by'> {
  readonly entity: string
  readonly id: number
}
