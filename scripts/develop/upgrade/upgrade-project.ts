import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { readReference } from '../docs/documents.ts'
import { printLlms } from '../docs/print-llms.ts'
import { isEngineCommand } from '../new/project/engine-files.ts'
import { formatFiles } from '../generate/format-files.ts'
import { mendEntities } from './codemods.ts'
import { compareEngines, type FileChanges } from './compare-engines.ts'
import { isNewer, readNewer } from './read-changelog.ts'

/** What a project takes from the engine's package.json; its name, version and description stay its own. */
const TAKEN = ['imports', 'engines', 'allowScripts', 'overrides', 'dependencies', 'devDependencies']

/** The oldest release whose configs the codemods mend. */
const OLDEST = '0.2.0'

/** Takes a newer engine into a project, or with `isCheck` only says what that would change. */
export async function upgradeProject(
  root: string,
  engine: string,
  isCheck: boolean,
): Promise<readonly string[]> {
  const [own, other] = [readPackage(root), readPackage(engine)]
  const version = own.tribune?.version
  if (version === undefined)
    throw new Refusal(
      'package.json has no tribune.version: this is the engine itself, not a back office of its own',
    )
  if (isNewer(OLDEST, version))
    throw new Refusal(
      `this back office is of ${version}: upgrade it with an engine of ${OLDEST} first, whose codemods are not in ${other.version} any more`,
    )
  const changes = compareEngines(root, engine)
  const mended = await formatFiles(root, mendEntities(root, engine))
  if (!isCheck) {
    for (const file of [...changes.added, ...changes.changed]) cpSync(join(engine, file), join(root, file))
    for (const file of changes.removed) rmSync(join(root, file))
    for (const [file, text] of mended) writeFileSync(join(root, file), text)
    writeFileSync(join(root, 'llms.txt'), printLlms(readReference(engine)))
    writePackage(root, own, other)
  }
  return [
    `engine ${version} → ${other.version}: ${describe(changes)}`,
    ...[...mended.keys()].map((file) => `mended: ${file}`),
    ...describeConfigs(readNewer(readChangelog(engine), version), mended.size > 0),
    isCheck ? 'nothing is written' : 'next: npm install && npm run generate && npm test',
  ]
}

interface Package {
  readonly version: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly tribune?: { readonly version: string }
  readonly [key: string]: unknown
}

function readPackage(root: string): Package {
  const file = join(root, 'package.json')
  if (!existsSync(file)) throw new Refusal(`there is no ${file}; name the folder of an engine`, 2)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function readChangelog(engine: string): string {
  const file = join(engine, '.github/CHANGELOG.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The engine's packages and commands; a command of the project's own stays. */
function writePackage(root: string, own: Package, other: Package): void {
  const taken = Object.fromEntries(TAKEN.flatMap((key) => (key in other ? [[key, other[key]]] : [])))
  const engines = Object.entries(other.scripts ?? {}).filter(([, command]) => !isEngineCommand(command))
  const scripts = { ...own.scripts, ...Object.fromEntries(engines) }
  const text = JSON.stringify({ ...own, ...taken, scripts, tribune: { version: other.version } }, null, 2)
  writeFileSync(join(root, 'package.json'), `${text}\n`)
}

function describeConfigs(newer: string, isMended: boolean): readonly string[] {
  if (newer !== '') return [newer]
  return isMended ? [] : ['nothing changes for configs']
}

function describe({ added, changed, removed }: FileChanges): string {
  return `${added.length} files added, ${changed.length} changed, ${removed.length} removed`
}
