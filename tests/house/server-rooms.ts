import { holdRooms } from './rooms.ts'

/**
 * A request goes down: http, session, records, storage, database. Operations stand beside them. Files that lie in no room
 * start the program, and may import all.
 */
export const findWrongServerArrows = holdRooms('src/server/', {
  errors: [],
  database: ['errors'],
  storage: ['database', 'errors'],
  records: ['storage', 'database', 'errors'],
  session: ['records', 'storage', 'database', 'errors'],
  operations: ['database', 'errors'],
  http: ['backend', 'operations', 'session', 'records', 'storage', 'database', 'errors'],
})
