// `tribune/test`: what the tests of a program import, beside Vitest itself. The names here stay when the files move.
export { postgres, sqlite } from './contract/harness/database/databases.ts'
export { createClient, expectRefused, type HttpClient } from './contract/harness/http-client.ts'
export type { KindValues } from './suite/values/kind-values.ts'
export { acceptOne, emptyOne, rank, refuseOne } from './suite/values/one-value.ts'
export { ADMIN, useServer, type ServerOptions, type TestServer } from './contract/harness/test-server.ts'
