// `npm run upgrade -- <folder or git address>`: takes a newer engine's src/, scripts/ and tests into this back office, and
// mends what its entities say otherwise now. With `--check` it says what would change, and writes nothing.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Refusal } from '../../src/kinds/core/authoring/entity-finding.ts'
import type { upgradeProject } from './upgrade/upgrade-project.ts'

try {
  const options = { check: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [source] = positionals
  if (source === undefined) throw new Refusal('name the folder or the git address of an engine', 2)
  const said = await withEngine(source, (engine) => runUpgrade(engine, values.check))
  console.log(said.join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}

/** The newer engine does it itself, because it alone knows what it asks of configs. */
async function runUpgrade(engine: string, isCheck: boolean): Promise<readonly string[]> {
  const file = join(engine, 'scripts/develop/upgrade/upgrade-project.ts')
  if (!existsSync(file)) throw new Refusal(`${engine} holds no engine`)
  const newer: { readonly upgradeProject: typeof upgradeProject } = await import(pathToFileURL(file).href)
  return newer.upgradeProject(process.cwd(), engine, isCheck)
}

/** Runs with the folder itself, where its packages are installed, or with a clone that is removed afterwards. */
async function withEngine<Result>(source: string, run: (engine: string) => Promise<Result>): Promise<Result> {
  if (existsSync(join(source, 'node_modules'))) return run(resolve(source))
  const folder = mkdtempSync(join(tmpdir(), 'tribune-engine-'))
  try {
    const { status } = spawnSync('git', ['clone', '--quiet', '--depth', '1', '--', source, folder], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Refusal(`${source} is no folder, and git cannot read it`)
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
