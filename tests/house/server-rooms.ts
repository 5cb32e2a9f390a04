import { readImports } from './imports.ts'
import { problemAt, type Rule } from './source.ts'

/**
 * Which rooms of the server a room may import from, itself aside. A request goes down: http, session, records, storage,
 * database. Operations stand beside them. Files that lie in no room start the program, and may import all.
 */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  database: ['errors'],
  storage: ['database', 'errors'],
  records: ['storage', 'database', 'errors'],
  session: ['records', 'storage', 'database', 'errors'],
  operations: ['database', 'errors'],
  http: ['backend', 'operations', 'session', 'records', 'storage', 'database', 'errors'],
}

const SERVER = 'src/server/'

/** Inside the server, too, imports point down. */
export const findWrongServerArrows: Rule = (sources) =>
  sources.flatMap((source) => {
    const from = roomOf(source.path)
    const allowed = from === null ? undefined : ARROWS[from]
    if (!allowed) return []
    return readImports(source)
      .filter(({ target }) => target.startsWith(SERVER))
      .map(({ node, target }) => ({ node, to: roomOf(target), target }))
      .filter(({ to }) => to !== from && !allowed.includes(to ?? ''))
      .map(({ node, target }) => problemAt(source, node, `${from} must not import ${target}`))
  })

/** `records` of `src/server/records/rows/history-entries.ts`, `backend` of `src/server/backend.ts`; null outside the server. */
function roomOf(path: string): string | null {
  if (!path.startsWith(SERVER)) return null
  const [room = ''] = path.slice(SERVER.length).split('/')
  return room.replace(/\.ts$/, '')
}
