import { readImports } from './imports.ts'
import { problemAt, type Rule } from './source.ts'

/** What the rooms of a folder may import from each other. Files that lie in no room are rooms of their own. */
type RoomArrows = Readonly<Record<string, readonly string[]>>

/** Inside a folder, too, imports point down. A room that has no entry may import all. */
export function holdRooms(folder: string, arrows: RoomArrows): Rule {
  /** `records` of `src/server/records/history.ts`, `backend` of `src/server/backend.ts`. */
  const roomOf = (path: string): string =>
    (path.slice(folder.length).split('/')[0] ?? '').replace(/\.tsx?$/, '')
  return (sources) =>
    sources.flatMap((source) => {
      if (!source.path.startsWith(folder)) return []
      const from = roomOf(source.path)
      const allowed = arrows[from]
      if (!allowed) return []
      return readImports(source)
        .filter(({ target }) => target.startsWith(folder))
        .filter(({ target }) => roomOf(target) !== from && !allowed.includes(roomOf(target)))
        .map(({ node, target }) => problemAt(source, node, `${from} must not import ${target}`))
    })
}
