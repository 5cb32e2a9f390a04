// `npm run eject -- src/engine/list/ListPage.tsx`: copies a file of the engine into the program, which uses its own from then on.
// What the engine makes of it later, `npm run upgrade` tells. `-- --language es` begins a language of the program's own, in English.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../../src/kinds/core/authoring/entity-finding.ts'
import { isEngineRepository } from '../process/engine.ts'
import { readEjectable, WORD_IMPORT } from './eject/ejected-text.ts'
import { EJECTED, ORIGINAL } from './eject/ejected-files.ts'
import { ejectLanguage } from './eject/eject-language.ts'

try {
  const options = { language: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const lines = values.language === undefined ? eject(positionals) : ejectLanguage(values.language)
  for (const line of lines) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}

function eject([path, ...more]: readonly string[]): readonly string[] {
  if (path === undefined || more.length > 0)
    throw new Refusal('name one file of the engine, as src/engine/list/ListPage.tsx', 2)
  if (isEngineRepository('.')) throw new Refusal('this is the engine itself: change the file where it is', 2)
  const text = /^src\/(?!generated\/).*\.(ts|tsx|css)$/.test(path) ? readEjectable(path) : undefined
  if (text === undefined)
    throw new Refusal(`${path} is no file of the engine below src/; node_modules/tribune/src/ has them`, 2)
  const file = join(EJECTED, path)
  if (existsSync(file)) throw new Refusal(`${file} is there already, and stays as it is`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  writeFileSync(file + ORIGINAL, text)
  if (WORD_IMPORT.test(text)) addWords()
  return [`${file} is the program's now: change it there.`, 'next: npm run dev, which must be started again']
}

/** Of what the file says, the compiler and Node know the French; builds take the program's own language. */
function addWords(): void {
  const read = JSON.parse(readFileSync('package.json', 'utf8'))
  const imports = {
    '#texts/*': 'tribune/src/texts/fr/*',
    '#features/*/texts.ts': 'tribune/src/features/*/texts/fr.ts',
    '#ways/*/texts.ts': 'tribune/src/accounts/ways/*/texts/fr.ts',
  }
  writeFileSync(
    'package.json',
    `${JSON.stringify({ ...read, imports: { ...imports, ...read.imports } }, null, 2)}\n`,
  )
}
