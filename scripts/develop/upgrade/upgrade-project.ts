import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { formatFiles } from '../generate/format-files.ts'
import { reportEjected } from '../eject/ejected-files.ts'
import { mendEntities } from './codemods.ts'
import { describeWithoutCopy, hasCopiedEngine, listCopied } from './copied-engine.ts'
import { isNewer, readNewer } from './read-changelog.ts'

/** The oldest release whose configs the codemods mend. */
const OLDEST = '0.2.0'

/**
 * Brings what a program says up to the engine in a folder, or with `isCheck` only says what that would change. Programs of releases
 * that copied the engine into them call this too.
 */
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
  const mended = await formatFiles(root, mendEntities(root, engine))
  const copied = hasCopiedEngine(root) ? listCopied(root) : []
  const described =
    copied.length > 0 ? describeWithoutCopy(own, other) : { 'package.json': describe(own, other.version) }
  if (!isCheck) {
    for (const path of copied) rmSync(join(root, path), { recursive: true })
    for (const [file, text] of [...mended, ...Object.entries(described)])
      writeFileSync(join(root, file), text)
  }
  return [
    `engine ${version} → ${other.version}`,
    ...(copied.length > 0 ? [`a package now, no longer: ${copied.join(', ')}`] : []),
    ...[...mended.keys()].map((file) => `mended: ${file}`),
    ...reportEjected(root, isCheck),
    ...describeConfigs(readNewer(readChangelog(engine), version), mended.size > 0),
    isCheck ? 'nothing is written' : 'next: npm install && npm run generate && npm test',
  ]
}

interface Package {
  readonly name: string
  readonly version: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly tribune?: { readonly version: string }
  readonly [key: string]: unknown
}

function readPackage(root: string): Package {
  const file = join(root, 'package.json')
  if (!existsSync(file)) throw new Refusal(`there is no ${file}; name the folder of an engine`, 2)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function describe(own: Package, version: string): string {
  return `${JSON.stringify({ ...own, tribune: { version } }, null, 2)}\n`
}

function readChangelog(engine: string): string {
  const file = join(engine, '.github/CHANGELOG.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function describeConfigs(newer: string, isMended: boolean): readonly string[] {
  if (newer !== '') return [newer]
  return isMended ? [] : ['nothing changes for configs']
}
