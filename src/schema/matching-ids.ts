import type { AnsweringEndpoint } from './endpoint.ts'

/** The ids of all records that match a list's search and filters; `:entity` is the entity's name. Our own backend alone has this call. */
export const matchingIdsEndpoint = {
  method: 'GET',
  path: '/api/bulk/:entity/ids',
  answer: 'ids',
} as const satisfies AnsweringEndpoint
