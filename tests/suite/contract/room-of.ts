import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { beginSession } from '../../contract/harness/accounts/begin-session.ts'
import { proveSessions } from '../../contract/harness/accounts/prove-sessions.ts'
import type { TestServer } from '../../contract/harness/test-server.ts'
import type { Room } from './trial.ts'

/** What checks meet on a server that was started. */
export const roomOf = (server: TestServer, entities: readonly AnyEntity[]): Room => ({
  entities,
  admin: server.admin,
  stranger: () => server.stranger(),
  uploadedFiles: () => server.uploadedFiles(),
  uploadsFolder: server.uploadsFolder,
  purgeTrash: (now) => server.backend.purgeTrash(now),
  ageProofs: (minutes) => proveSessions(server.backend, minutes),
  beginSession: (client, accountId) => beginSession(server.backend, client, accountId),
})
