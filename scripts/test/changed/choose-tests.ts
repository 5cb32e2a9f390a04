import { basename } from 'node:path'
import { reach, type NamedFiles } from './named-files.ts'

/** What a change can touch. */
export interface Chosen {
  readonly units: readonly string[]
  /** The suites of a contract file that is run for a part of them alone, by the name of their function; null for all. */
  readonly suites: readonly string[] | null
  /** `all` where the change is of the core, which every screen is made of. */
  readonly specs: readonly string[] | 'all'
}

/** They name every feature: through them each test would reach all of them. */
const LISTS = [
  'src/features/registries/screens.ts',
  'src/features/registries/routes.ts',
  'src/features/registries/servers.ts',
  'tests/contract/suites/all.ts',
  'tests/product/contract/suites/all.ts',
  'tests/suite/contract/checks/all.ts',
]
const CONTRACTS = ['tests/contract', 'tests/product/contract']
const HOUSE = /^tests\/house\//
const SOURCE = /^(src|scripts|entities)\//
const GENERATED = /^tests\/suite\/contract\/[^/]+\.test\.ts$/
const CHECKS = /^tests\/suite\/contract\//
/** The least of them: every check, of the product's own entities, on one database. */
const SMALLEST = 'tests/suite/contract/sqlite.test.ts'
const FEATURE = /^src\/(?:features|accounts\/ways)\/(?!registries\/)([^/]+)\//
/** Of what the screens are made, beside the features. */
const CORE =
  /^(src\/(?!features\/|accounts\/ways\/)|src\/features\/([^/]+$|registries\/)|entities\/|scripts\/build\/|vite\.config\.ts)/

/** Tests of a feature that are called otherwise than it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  actions: ['custom-actions'],
  bulk: ['tasks'],
  home: ['dashboard', 'widgets'],
  import: ['killed-import'],
  live: ['two-administrators'],
  palette: ['keyboard'],
  trash: ['deletion', 'deletions'],
}

/** Chooses of all test files those that a change of these files can touch. */
export function chooseTests(changes: readonly string[], tests: readonly string[], named: NamedFiles): Chosen {
  const features = [...new Set(changes.flatMap((path) => FEATURE.exec(path)?.[1] ?? []))]
  const isTouched = (path: string) => {
    const reached = reach(path, named, LISTS)
    return changes.some((each) => reached.has(each)) || features.some((each) => isAbout(each, path))
  }
  const touched = tests.filter(isTouched)
  const parts = CONTRACTS.flatMap((folder) => named(`${folder}/suites/all.ts`).filter(isTouched))
  const wholly = CONTRACTS.flatMap(contractsIn).some((path) => touched.includes(path))
  const partly = CONTRACTS.filter((folder) => parts.some((part) => part.startsWith(`${folder}/`)))
  const isCore = changes.some((path) => CORE.test(path) && !path.endsWith('.md'))
  const units = [
    ...touched.filter((path) => !isSpec(path)),
    ...partly.flatMap(contractsIn),
    ...tests.filter((path) => HOUSE.test(path) && changes.some((each) => SOURCE.test(each))),
    ...tests.filter((path) => GENERATED.test(path) && changes.some((each) => CHECKS.test(each))),
    ...(features.length > 0 ? [SMALLEST] : []),
  ]
  return {
    units: [...new Set(units)],
    suites: wholly ? null : parts.map(nameSuite),
    specs: isCore ? 'all' : touched.filter((path) => isSpec(path) && isMeant(path, changes)),
  }
}

const isSpec = (path: string) => path.endsWith('.spec.ts')

/** The generated suites take minutes: of a feature they show little that its own tests do not. */
function isMeant(spec: string, changes: readonly string[]): boolean {
  return !spec.startsWith('tests/suite/') || changes.some((path) => path.startsWith('tests/'))
}

const contractsIn = (folder: string) => ['sqlite', 'postgres'].map((name) => `${folder}/${name}.test.ts`)

/** By its name: `imports.spec.ts` and `importing.ts` are about `import`. */
function isAbout(feature: string, path: string): boolean {
  const [name = ''] = basename(path).split('.')
  return [feature, `${feature}s`, `${feature}ing`, ...(ALSO[feature] ?? [])].includes(name)
}

/** `pending-uploads.ts` holds `pendingUploadsSuite`. */
function nameSuite(path: string): string {
  const [name = ''] = basename(path).split('.')
  return `${name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Suite`
}
