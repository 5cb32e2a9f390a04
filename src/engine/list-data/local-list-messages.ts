import type { RecordPage, UnreadList } from '../../api/entity-client.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

/** Requests to the worker that holds whole lists, one per entity. */
export type LocalListRequest =
  | {
      readonly type: 'open'
      readonly entity: string
      /** The entity's config as JSON: functions cannot be posted, and parsing records needs none. */
      readonly config: string
      readonly list: UnreadList
    }
  | { readonly type: 'page'; readonly entity: string; readonly query: ListQuery }
  | { readonly type: 'drop'; readonly entity: string; readonly id: RecordId }

/** The answer to the request with the same `id`. */
export interface LocalListAnswer {
  readonly id: number
  readonly result: LocalListResult
}

export type LocalListResult =
  | { readonly page: RecordPage }
  /** The list is open; pages can be requested. */
  | { readonly isDone: true }
  /** A filter asks of what the records do not hold. */
  | { readonly isUnanswered: true }
  /** The list cannot be parsed. */
  | { readonly isUnreadable: true }
