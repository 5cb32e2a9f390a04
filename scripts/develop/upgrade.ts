// `npm run upgrade -- <folder or git address>`: takes a newer engine's src/, scripts/ and tests into this back office, and
// mends what its entities say otherwise now. With `--check` it says what would change, and writes nothing.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../../src/kinds/authoring/refusal.ts'
import { upgradeProject } from './upgrade/upgrade-project.ts'

try {
  const options = { check: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [source] = positionals
  if (source === undefined) throw new Refusal('name the folder or the git address of an engine', 2)
  console.log(withEngine(source, (engine) => upgradeProject(process.cwd(), engine, values.check)).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}

/** Runs with the folder itself, or with a clone that is removed afterwards. */
function withEngine<Result>(source: string, run: (engine: string) => Result): Result {
  if (existsSync(source)) return run(source)
  const folder = mkdtempSync(join(tmpdir(), 'tribune-engine-'))
  try {
    const { status } = spawnSync('git', ['clone', '--quiet', '--depth', '1', '--', source, folder], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Refusal(`${source} is no folder, and git cannot read it`)
    return run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
