import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a back office takes of the engine; its entities, its generated files and its package.json are its own. */
const PARTS = [
  'src',
  'scripts',
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

/** What measures and tests the engine by entities that it knows. */
const ENGINE_ALONE = [
  'src/generated',
  'scripts/bench',
  'tests/suite/mutations',
  'tests/suite/contract/own-code.test.ts',
  'tests/suite/browser/own-actions.spec.ts',
  'tests/suite/browser/own-components.spec.ts',
  'tests/suite/browser/roles.spec.ts',
  'tests/browser/harness/plain-backend.ts',
  'tests/contract/harness/club-with-roles.ts',
  'tests/contract/harness/run-suites.ts',
  'tests/contract/harness/sample-entity.ts',
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
