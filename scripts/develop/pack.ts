// `npx tsx scripts/develop/pack.ts <folder>`: packs the engine as `npm install` takes it, without football and without tests of its own.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { inEngine } from '../process/engine.ts'
import { mustSucceed, runNode, tools } from '../process/run-node.ts'
import { describeEngine } from './pack/describe-engine.ts'
import { listPackedFiles } from './pack/packed-files.ts'

const STAGE = inEngine('.cache/pack')

const [to = '.'] = process.argv.slice(2)
rmSync(STAGE, { recursive: true, force: true })
for (const file of listPackedFiles()) {
  mkdirSync(dirname(join(STAGE, file)), { recursive: true })
  cpSync(inEngine(file), join(STAGE, file))
}
const types = ['--project', inEngine('scripts/develop/pack'), '--outDir', join(STAGE, 'types')]
await mustSucceed(runNode([tools.tsc, ...types]))
rmSync(join(STAGE, 'types/generated'), { recursive: true, force: true })
writeFileSync(join(STAGE, 'package.json'), describeEngine(readFileSync(inEngine('package.json'), 'utf8')))
mkdirSync(resolve(to), { recursive: true })
const { status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', resolve(to)], {
  cwd: STAGE,
  stdio: 'inherit',
})
process.exit(status ?? 1)
