// `npm run new -- sponsor …`: writes entities/sponsor.ts from flags, answers, a sample answer or an OpenAPI document. In a folder
// without a program, `tribune new my-club` writes one.
import { existsSync } from 'node:fs'
import { createNewEntity } from './new/create-new-entity.ts'
import { buildHelp } from './new/help.ts'
import { createFromTables } from './new/tables/create-from-tables.ts'
import { readArguments, type Arguments } from './new/read-arguments.ts'
import { createProject } from './new/project/create-project.ts'
import { Refusal } from '../../src/kinds/core/authoring/entity-finding.ts'

try {
  const given = readArguments(process.argv.slice(2))
  console.log((await run(given)).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}

async function run(given: Arguments): Promise<readonly string[]> {
  if (given.help) return [buildHelp()]
  // Where no program is, its name is what is given.
  const project = given.project ?? (existsSync('entities') ? undefined : given.name)
  if (project !== undefined) return createProject(project, given.engine)
  if (given['from-table']) return createFromTables(process.cwd(), given, process.env)
  return createNewEntity(process.cwd(), given)
}
