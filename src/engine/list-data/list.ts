import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { ColumnView } from './column-view.tsx'
import type { ListState } from './list-state.ts'

/** The state and data of a list screen. */
export interface List {
  readonly columns: readonly ColumnView[]
  readonly state: ListState
  /** That of a first visit. */
  readonly plainState: ListState
  readonly show: (next: ListState) => void
  readonly prefetch: (next: ListState) => void
  readonly records: readonly EntityRecord[] | undefined
  /** The number of matching records; undefined while loading. */
  readonly total: number | undefined
  readonly pageCount: number
  /** The rows of a full page. */
  readonly pageSize: number
  readonly error: Error | null
  readonly isRefreshing: boolean
  /** When the rows were read, in milliseconds; undefined where the backend does not page. */
  readonly updatedAt: number | undefined
  readonly retry: () => void
}
