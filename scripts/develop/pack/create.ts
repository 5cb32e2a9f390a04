// `npm create tribune my-club`: writes a program before anything is installed, so it is one file that needs no package.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { writeProject } from '../new/project/write-project.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { engine: { type: 'string' } },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0)
    throw new Refusal('name one folder: npm create tribune my-club', 2)
  // Of this package, which has the version of the engine.
  const { version } = JSON.parse(readBeside('package.json'))
  const lock = JSON.parse(readBeside('program-lock.json'))
  const { lines } = writeProject({ folder, version, engine: values.engine, lock })
  console.log(lines.join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}

function readBeside(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}
