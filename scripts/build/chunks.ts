import type { Rolldown } from 'vite'

/** What names alone are imported from, by entities and by features, and the kinds, which do nothing until a word of theirs is called. */
export const WORDS = /src\/(tribune\/index|engine\/face|kinds\/[\w-]+\/definition)\.ts$/

/**
 * What is always fetched together, each with all that it imports and that no former group holds; left alone, the bundler
 * would make a file of whatever any two screens have in common, some sixty until the first list.
 */
export const CHUNKS = [
  {
    name: 'product',
    priority: 4,
    test: /src\/(app\/(main|ProgramLogin)|accounts\/browser\/login\/LoginPage)\.tsx$/,
  },
  { name: nameLists, debugName: 'lists', priority: 3 },
  // Lists and forms fetch it where they have a file to show.
  { name: 'file', priority: 2, test: /src\/kinds\/file\/FileLink\.tsx$/ },
  // Lists fetch it where they colour rows by conditions.
  { name: 'conditions', priority: 2, test: /src\/kinds\/core\/definition\/evaluate-condition\.ts$/ },
  // Each of its users would have four files of its own otherwise, whose names the login pays for.
  {
    name: 'record-list',
    priority: 2,
    test: /src\/(ui\/(RecordItem|StopButton)|engine\/record-list\/RecordList)\.tsx$/,
  },
  {
    name: 'form',
    priority: 1,
    test: /src\/(kinds\/core\/control\/controls|engine\/form\/\w+Page|features\/print\/PrintButton)\.tsx?$/,
  },
]

/** What stands around every screen behind the login, and lists; of the entities each has its own. */
const LISTS =
  /src\/(app\/layout\/frame|accounts\/browser\/login\/send-login|engine\/list\/\w+Page|kinds\/core\/definition\/record|api\/entity-client|schema\/entity\/(entity|endpoint))\.tsx?$/
const DEFINITION = /src\/kinds\/[\w-]+\/definition\.ts$/
const FACE = /src\/tribune\/index\.ts$/
const IMPORTED = /import \{([^}]*)\} from ['"]tribune['"]/g

type Modules = { readonly getModuleInfo: Rolldown.GetModuleInfo }

/** With the kinds that entities have fields of; the controls of the others are never asked for. */
function nameLists(id: string, modules: Modules): string | null {
  return LISTS.test(id) || (DEFINITION.test(id) && isUsed(id, modules)) ? 'lists' : null
}

/** The words that entities import; reading them all again for each kind would take long where there are many. */
let words: ReadonlySet<string> | undefined

function isUsed(id: string, modules: Modules): boolean {
  const definition = modules.getModuleInfo(id)
  const face = definition?.importers.find((importer) => FACE.test(importer))
  if (!definition || face === undefined) return false
  words ??= readWords(face, modules)
  return definition.exports.some((name) => words?.has(name))
}

function readWords(face: string, modules: Modules): ReadonlySet<string> {
  const importers = modules.getModuleInfo(face)?.importers ?? []
  const codes = importers.map((each) => modules.getModuleInfo(each)?.code ?? '')
  const lists = codes.flatMap((code) => [...code.matchAll(IMPORTED)].map(([, list = '']) => list))
  return new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim())))
}
