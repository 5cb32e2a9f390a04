import { readImports } from './imports.ts'
import { problemAt, type Rule } from './source.ts'

/** Which rooms a room may import from, itself aside: the arrows of the design, and `texts` beside `schema`. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  texts: [],
  kinds: ['schema'],
  entities: ['kinds', 'schema', 'components'],
  // What an entity draws itself, as the engine draws the rest.
  components: ['engine', 'kinds', 'api', 'schema', 'texts'],
  api: ['schema', 'texts'],
  engine: ['kinds', 'api', 'schema', 'texts'],
  generated: ['engine', 'kinds', 'api', 'schema', 'entities'],
  app: ['generated', 'engine', 'kinds', 'api', 'schema', 'texts'],
  server: ['kinds', 'schema', 'texts'],
  scripts: ['entities', 'generated', 'server', 'kinds', 'schema', 'texts'],
}

const REGISTRY = 'src/generated/registry.ts'

/** Imports point the way the design draws them. */
export const findWrongArrows: Rule = (sources) =>
  sources.flatMap((source) =>
    readImports(source)
      .filter(({ target }) => !isAllowed(source.path, target))
      .map(({ node, target }) => problemAt(source, node, `${roomOf(source.path)} must not import ${target}`)),
  )

function isAllowed(path: string, target: string): boolean {
  const [from, to] = [roomOf(path), roomOf(target)]
  // All entities at once would make the first page grow with their number.
  if (target === REGISTRY) return from === 'scripts' || path === 'src/server/main.ts'
  if (from === 'entities' && to === 'entities') return target.startsWith('entities/reference/')
  return from === to || (ARROWS[from] ?? []).includes(to)
}

/** `engine` of `src/engine/list/ListPage.tsx`, `entities` of `entities/player.ts`. */
function roomOf(path: string): string {
  if (path.startsWith('entities/components/')) return 'components'
  const [first = '', second = ''] = path.split('/')
  return first === 'src' ? second : first
}
