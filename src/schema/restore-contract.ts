import type { Endpoint } from './endpoint.ts'

/** Puts a deleted record back under its id, with all that were deleted with it. A call of our own backend alone. */
export const restoreEndpoint = {
  method: 'POST',
  path: '/api/trash/:entity/:id/restore',
} as const satisfies Endpoint

/** Days after which a deleted record is gone for good, its pictures with it. */
export const TRASH_DAYS = 30
