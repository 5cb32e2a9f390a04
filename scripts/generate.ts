// `npm run generate`: writes src/generated/ from entities/. With `--check` it writes nothing and fails where a file differs.
import { generate } from './generate/generate.ts'
import { formatMistake, MistakesError } from './generate/mistake.ts'

const unknown = process.argv.slice(2).filter((argument) => argument !== '--check')

try {
  if (unknown.length > 0) throw new Error(`unknown argument ${unknown.join(' ')}; the only one is --check`)
  const isCheck = process.argv.includes('--check')
  const { count, changes } = await generate(process.cwd(), { write: !isCheck })
  if (isCheck && changes.length > 0) throw new Error(describeStale(changes))
  console.log(`src/generated: ${count} files, ${changes.length} ${isCheck ? 'differ' : 'changed'}`)
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}

function describeStale(changes: readonly string[]): string {
  const lines = changes.map((path) => `${path}: differs from what the entities say`)
  return [...lines, 'run: npm run generate'].join('\n')
}

function describeFailure(error: unknown): string {
  if (error instanceof MistakesError) return error.mistakes.map(formatMistake).join('\n')
  return error instanceof Error ? error.message : String(error)
}
