import type { DatabaseAdapter } from '../database/database.ts'

/** Until when what was answered is what would be answered now. */
export interface Lease {
  /** Of all data there are, and all sessions, when it was begun to answer; null where it tells of none of them. */
  readonly mark: string | null
  /** From this moment on, in milliseconds, whoever asks has to be judged anew. */
  readonly until: number
}

/** What is the same for everybody, for as long as the program runs. */
export const FOR_EVER: Lease = { mark: null, until: Infinity }

export function isValid({ mark, until }: Lease, adapter: Pick<DatabaseAdapter, 'changeMark'>): boolean {
  return Date.now() < until && (mark === null || mark === adapter.changeMark())
}
