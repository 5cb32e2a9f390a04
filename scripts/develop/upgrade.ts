// `npm run upgrade`: mends what a program's entities say otherwise since the release that it was last upgraded to, and tells what has
// changed; `npm install tribune@<version>` comes first. With `--check` it says what would change, and writes nothing.
import { parseArgs } from 'node:util'
import { Refusal } from '../../src/kinds/core/authoring/entity-finding.ts'
import { ENGINE } from '../process/engine.ts'
import { upgradeProject } from './upgrade/upgrade-project.ts'

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  console.log((await upgradeProject(process.cwd(), ENGINE, values.check)).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}
