import type { Call, Contract } from './call.ts'

/** Only for people who are logged in, since it names everything that a backend stores. */
export const readOpenApiCall = {
  method: 'GET',
  path: '/api/openapi.json',
  may: 'account',
  byKey: true,
  summary: 'This document.',
  media: ['application/json'],
} as const satisfies Call

export const openApiCalls = { readOpenApi: readOpenApiCall } as const satisfies Contract
