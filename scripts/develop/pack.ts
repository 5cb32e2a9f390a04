// `npm run pack -- <folder>`: packs the engine as `npm install` takes it, without football and without tests of its own, and
// `create-tribune`, which `npm create tribune` runs.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'rolldown'
import { listInstalled, printNotice } from '../build/notice.ts'
import { inEngine } from '../process/engine.ts'
import { mustSucceed, runNode, tools } from '../process/run-node.ts'
import { readReference } from './docs/documents.ts'
import { printLlms } from './docs/print-llms.ts'
import { describeCreator } from './pack/describe-creator.ts'
import { CLIENT_TYPES, describeEngine } from './pack/describe-engine.ts'
import { listPackedFiles } from './pack/packed-files.ts'
import { printProgramLock } from './pack/program-lock.ts'
import { readRunTimePackages } from './pack/run-time-packages.ts'

const [to = '.'] = process.argv.slice(2)
const stage = inEngine('.cache/pack')
const manifest = readFileSync(inEngine('package.json'), 'utf8')
rmSync(stage, { recursive: true, force: true })

const engine = join(stage, 'tribune')
for (const file of listPackedFiles()) write(join(engine, file), readFileSync(inEngine(file)))
const types = ['--project', inEngine('scripts/develop/pack'), '--outDir', join(engine, 'types')]
await mustSucceed(runNode([tools.tsc, ...types]))
// A program has its own.
for (const folder of ['entities', 'src/generated'])
  rmSync(join(engine, 'types', folder), { recursive: true, force: true })
const described = describeEngine(manifest)
write(join(engine, 'package.json'), described)
write(join(engine, 'types/client.d.ts'), CLIENT_TYPES)
write(join(engine, 'llms.txt'), printLlms(readReference(inEngine())))
write(join(engine, 'NOTICE.md'), printNotice(listInstalled(readRunTimePackages())))
cpSync(inEngine('.github/LICENSE'), join(engine, 'LICENSE'))

const creator = join(stage, 'create-tribune')
write(join(creator, 'package.json'), describeCreator(manifest))
write(join(creator, 'program-lock.json'), printProgramLock(described))
await build({
  input: inEngine('scripts/develop/pack/create.ts'),
  platform: 'node',
  output: { file: join(creator, 'create.mjs'), banner: '#!/usr/bin/env node' },
})

mkdirSync(to, { recursive: true })
for (const folder of [engine, creator]) pack(folder)

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function pack(folder: string): void {
  const args = ['pack', '--silent', '--pack-destination', resolve(to)]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
