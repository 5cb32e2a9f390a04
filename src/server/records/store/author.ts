import type { HistoryEntry } from '../../../calls/record-calls.ts'

/** The author of a change, with the present name of the account; null is the program. */
export type Author = HistoryEntry['by']
