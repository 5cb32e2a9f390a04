import { readImports } from './imports.ts'
import { problemAt, type Rule } from './source.ts'

/** Which rooms a room may import from, itself aside: the arrows of the design, and `texts` beside `schema`. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  calls: ['schema'],
  texts: ['schema'],
  ui: ['api', 'schema', 'texts'],
  kinds: ['ui', 'api', 'schema', 'texts'],
  entities: ['components'],
  // An entity's own code, which the backend alone loads.
  customCode: ['entities'],
  behaviour: ['kinds', 'calls', 'schema'],
  // What is written in `entities/` imports from here alone.
  tribune: ['behaviour', 'engine', 'kinds', 'api', 'calls', 'schema', 'texts'],
  api: ['calls', 'schema', 'texts'],
  engine: ['kinds', 'ui', 'api', 'calls', 'schema', 'texts'],
  generated: ['behaviour', 'demo', 'engine', 'kinds', 'api', 'schema', 'texts', 'entities'],
  accounts: ['engine', 'kinds', 'ui', 'api', 'calls', 'schema', 'texts'],
  features: ['accounts', 'engine', 'kinds', 'ui', 'api', 'calls', 'schema', 'texts'],
  app: ['generated', 'features', 'accounts', 'engine', 'kinds', 'ui', 'api', 'calls', 'schema', 'texts'],
  server: ['behaviour', 'kinds', 'calls', 'schema', 'texts'],
  scripts: [
    'behaviour',
    'entities',
    'generated',
    'features',
    'accounts',
    'server',
    'kinds',
    'calls',
    'schema',
    'texts',
  ],
  'vite.config.ts': ['scripts'],
}

/** The files of a kind, and the lists of all kinds, that a browser alone can run. */
const SHOWN =
  /\.tsx$|\/(registries\/(filters|values)|cells|controls|cell-view|control-props|lazy|plain-cell|custom-[\w-]+|person-context|use-[\w-]+)\.ts$/

/** Those that the backend alone can run. */
const STORED = /\/(storages?|opaque-kinds|(field|plain|one-file)-storage|prepare-file|prepare-image)\.ts$/

const BROWSER_FACE = /^src\/tribune\/(extend\/)?browser\.ts$/

const REGISTRY = 'src/generated/registry.ts'

/** The addresses of the engine by who may import from them: words for all, and what a server or a browser alone can run. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  entities: ['index'],
  customCode: ['index', 'server'],
  demo: ['server'],
  components: ['index', 'browser'],
}

/** The lists that register the features, and what each takes of them. */
const REGISTRIES: Readonly<Record<string, RegExp>> = {
  'src/features/registries/screens.ts':
    /^src\/(engine\/slots|(features|accounts\/ways)\/[\w-]+\/screen)\.tsx?$/,
  'src/features/registries/routes.ts':
    /^src\/(engine\/feature|(features|accounts\/ways)\/[\w-]+\/routes)\.tsx?$/,
  'src/features/registries/servers.ts':
    /^src\/(server\/feature|(features|accounts\/ways)\/[\w-]+\/server)\.ts$/,
  'src/features/registries/calls.ts': /^src\/(calls\/call|(features|accounts\/ways)\/[\w-]+\/calls)\.ts$/,
  'src/features/registries/optional-calls.ts':
    /^src\/(calls\/call|(features|accounts\/ways)\/[\w-]+\/calls)\.ts$/,
}

/** All words of a language, those of the features too. */
const CATALOGUE = /^src\/features\/registries\/(catalogue|(first|later)-words)-[a-z]{2}\.ts$/
const WORDS = /^src\/(texts\/|(features|accounts\/ways)\/[\w-]+\/texts\/)/

/** The languages of the program, each with what loads its words. */
const LANGUAGES = 'src/generated/languages.ts'

/** What the program shows of features. */
const SHOWN_FEATURES = /^src\/features\/registries\/(screens|routes)\.ts$/

/** The features that this program asks for, and what it takes of them. */
const OWN_FEATURES = /^src\/generated\/(features|feature-routes|servers)\.ts$/
const OWN_FEATURE =
  /^src\/((features|accounts\/ways)\/[\w-]+\/(screen|routes|server)|accounts\/browser\/security\/security-routes|server\/feature)\.tsx?$/

/** What lies in no room of the server. */
const STARTS = /^src\/server\/[\w-]+\.ts$/

/** Plain data: the program's name, language and colors. */
const APP = /^src\/generated\/(app|account|adapter|pictures)\.ts$/

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
  if (APP.test(target)) return from !== 'schema' && from !== 'entities'
  if (target === LANGUAGES) return from === 'app' || from === 'server'
  if (CATALOGUE.test(path)) return WORDS.test(target) || CATALOGUE.test(target)
  if (CATALOGUE.test(target)) return from === 'generated'
  if (OWN_FEATURES.test(path) && ['features', 'accounts', 'server'].includes(to))
    return OWN_FEATURE.test(target)
  if (from === 'features') return REGISTRIES[path]?.test(target) ?? isAllowedInFeature(path, target)
  if (from === 'accounts') return isAllowedInFeature(path, target)
  // It starts the program, of whatever it is made.
  if (STARTS.test(path) && to === 'accounts') return isServerHalf(target) || isShared(target)
  if (from === 'app' && to === 'accounts') return !isServerHalf(target)
  if (from === 'app' && to === 'features') return SHOWN_FEATURES.test(target)
  if (to === 'tribune') return (FACES[from] ?? []).some((face) => target === `src/tribune/${face}.ts`)
  if (from === 'tribune') return (BROWSER_FACE.test(path) || !SHOWN.test(target)) && isBelow(from, to)
  if (to === 'customCode') return path === REGISTRY
  if (from === 'entities' && to === 'entities') return target.startsWith('entities/reference/')
  if (from === 'kinds' && to === 'kinds') return !(STORED.test(path) ? SHOWN : STORED).test(target)
  if (to === 'kinds' && !isFaceFor(from, target)) return false
  return isBelow(from, to)
}

/**
 * A feature knows the core and accounts, and no other feature; its halves for the browser and for the server share its calls
 * alone. So do accounts, whose ways know no other way.
 */
function isAllowedInFeature(path: string, target: string): boolean {
  const to = roomOf(target)
  if (to === 'features' || to === 'accounts') {
    if (featureOf(target) !== null && featureOf(path) !== featureOf(target)) return false
    return isServerHalf(path) === isServerHalf(target) || isShared(target)
  }
  if (isServerHalf(path))
    return to === 'server' || (isBelow('server', to) && (to !== 'kinds' || isFaceFor('server', target)))
  return isBelow('features', to) && (to !== 'kinds' || isFaceFor('features', target))
}

const featureOf = (path: string) => /^src\/(?:features|accounts\/ways)\/([\w-]+)\//.exec(path)?.[1] ?? null
const isServerHalf = (path: string) =>
  /^src\/(((features|accounts\/ways)\/[\w-]+|accounts)\/server(\.ts$|\/)|accounts\/face\.ts$)/.test(path)
/** What both halves read. */
const isShared = (path: string) => /\/calls(\.ts$|\/)/.test(path) || path.includes('/texts/')

function isBelow(from: string, to: string): boolean {
  return from === to || (ARROWS[from] ?? []).includes(to)
}

/** The backend never needs what the browser shows of a kind. */
function isFaceFor(from: string, target: string): boolean {
  if (from === 'server' || from === 'scripts' || from === 'behaviour') return !SHOWN.test(target)
  return !STORED.test(target)
}

/** `engine` of `src/engine/list/ListPage.tsx`, `entities` of `entities/player.ts`. */
function roomOf(path: string): string {
  if (path.startsWith('entities/demo/')) return 'demo'
  if (path.startsWith('entities/components/')) return 'components'
  if (path.startsWith('entities/') && path.endsWith('.server.ts')) return 'customCode'
  const [first = '', second = ''] = path.split('/')
  return first === 'src' ? second : first
}
