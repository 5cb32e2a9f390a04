// `npm run client -- --out ../site`: writes a typed client of this program's calls, for programs of others.
import { parseArgs } from 'node:util'
import { Refusal } from '../../src/kinds/core/authoring/entity-finding.ts'
import { CLIENT_HELP } from './client/help.ts'
import { writeClient } from './client/write-client.ts'

try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}

async function run(): Promise<string> {
  const { out, help } = readFlags()
  if (help) return CLIENT_HELP
  if (out === undefined) throw new Refusal('write npm run client -- --out ../site; see --help', 2)
  return writeClient(process.cwd(), out)
}

function readFlags() {
  try {
    return parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}; see --help`, 2)
  }
}
