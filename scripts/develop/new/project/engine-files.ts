import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a back office takes of the engine; its entities, its generated files and its package.json are its own. */
const PARTS = [
  'src',
  'scripts',
  'entities/README.md',
  'entities/docs',
  'entities/REFERENCE.md',
  'tests/suite',
  'tests/domains/domains.ts',
  'tests/contract/harness',
  'tests/browser/harness',
  'tests/playwright.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc.json',
  '.github/LICENSE',
]

/** Folders in them that are the engine's own. */
const ENGINE_ALONE = [
  // Written from its entities; a back office generates its own.
  'src/generated',
  // Measures the engine, with the records of its entities.
  'scripts/bench',
  // Logs in as accounts of its entities.
  'scripts/fuzz',
  // Tests the tests that come with entities.
  'tests/suite/mutations',
]

/** The engine's files that a back office takes, by path below its folder. */
export function listEngineFiles(engine: string, parts: readonly string[] = PARTS): readonly string[] {
  return parts.flatMap((part) => {
    if (!existsSync(join(engine, part)) || ENGINE_ALONE.includes(part)) return []
    if (!statSync(join(engine, part)).isDirectory()) return [part]
    const names = readdirSync(join(engine, part)).sort()
    return listEngineFiles(
      engine,
      names.map((name) => `${part}/${name}`),
    )
  })
}

/** Whether a command of package.json runs what a back office does not take. */
export function isEngineCommand(command: string): boolean {
  return ENGINE_ALONE.some((folder) => command.includes(`${folder}/`))
}
