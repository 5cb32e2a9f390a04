import type { Call, Contract } from './call.ts'

/** Days after which a deleted record is gone for good, its pictures with it. */
export const TRASH_DAYS = 30

export const restoreRecordCall = {
  method: 'POST',
  path: '/api/trash/:entity/:id/restore',
  may: 'delete',
  asksAgain: 'ofAccounts',
  summary: 'Puts a deleted record back under its id, with all that were deleted with it.',
} as const satisfies Call

export const restoreCalls = { restoreRecord: restoreRecordCall } as const satisfies Contract
