// `npm run new -- sponsor …`: writes entities/sponsor.ts from flags, answers, a sample answer or an OpenAPI document.
import { createNewEntity } from './new/create-new-entity.ts'
import { buildHelp } from './new/help.ts'
import { readArguments } from './new/read-arguments.ts'
import { Refusal } from './new/refusal.ts'

try {
  const given = readArguments(process.argv.slice(2))
  const lines = given.help ? [buildHelp()] : await createNewEntity(process.cwd(), given)
  console.log(lines.join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}
