import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEngine } from '../../process/engine.ts'
import { mustSucceed, runScript } from '../../process/run-node.ts'
import { run } from './run.ts'

const PROGRAM = 'football'
const PARTS = ['client', 'server', 'package.json', 'package-lock.json', 'NOTICE.md']

/** Builds the program of this repository and packs what it needs where it runs, in one folder. */
export async function packDist(version: string, to: string): Promise<void> {
  // Nothing of former builds comes along.
  rmSync(inEngine('dist'), { recursive: true, force: true })
  await mustSucceed(runScript('build/build'))
  const [stage, name] = [inEngine('.cache/release'), `${PROGRAM}-${version}`]
  const folder = join(stage, name)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of PARTS)
    cpSync(inEngine('dist', part), join(folder, part), { recursive: true, dereference: true })
  writeFileSync(join(folder, 'README.md'), describe(name))
  run('tar', ['-czf', join(to, `${name}.tgz`), '-C', stage, name])
}

function describe(name: string): string {
  return `# ${name}

A football back office, built with tribune. It needs Node 20.19 or newer:

\`\`\`sh
npm ci --omit=dev && node server/serve.js
\`\`\`

The first start prints the password of \`admin\`. Records and pictures lie in \`data/\`, or where \`DATA_DIR\` says; \`DATABASE_URL\`
names a PostgreSQL to use in place of SQLite, and \`PORT\` the port. \`NOTICE.md\` has the licences.
`
}
