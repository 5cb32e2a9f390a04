import { holdRooms } from './rooms.ts'

/**
 * A request goes down: http, caller, records, storage, database. Operations stand beside them. Files that lie in no room
 * start the program, and may import all.
 */
export const findWrongServerArrows = holdRooms('src/server/', {
  errors: [],
  database: ['errors'],
  mail: ['errors'],
  storage: ['database', 'errors'],
  records: ['storage', 'database', 'errors'],
  caller: ['records', 'storage', 'database', 'errors'],
  operations: ['database', 'errors'],
  http: ['backend', 'operations', 'caller', 'records', 'storage', 'database', 'errors'],
})

/** The rooms of the records, the lowest first: each may import those before it, and what lies in none is above them all. */
const RECORD_ROOMS = [
  'store',
  'conditions',
  'access',
  'rows',
  'reading',
  'rollups',
  'validation',
  'deletion',
  'history',
]

export const findWrongRecordArrows = holdRooms(
  'src/server/records/',
  Object.fromEntries(RECORD_ROOMS.map((room, level) => [room, RECORD_ROOMS.slice(0, level)])),
)
