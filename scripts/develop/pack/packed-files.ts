import { readdirSync, statSync } from 'node:fs'
import { inEngine } from '../../process/engine.ts'

/** What a program needs of the engine, with the tests that come with configs. */
const PARTS = [
  'src',
  'scripts',
  'entities/README.md',
  'entities/REFERENCE.md',
  'entities/docs',
  'tests/suite',
  'tests/domains/domains.ts',
  'tests/contract/harness',
  'tests/browser/face.ts',
  'tests/browser/harness',
  'tests/face.ts',
  'tests/playwright.config.ts',
  'tests/vitest.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  '.prettierrc.json',
  '.github/CHANGELOG.md',
]

/** What belongs to the engine's own program, and to its own tests. */
const LEFT_OUT =
  /^(src\/generated|scripts\/(bench|fuzz|develop\/(gallery|pack|release)|test\/test-all)|tests\/suite\/mutations)(\/|\.ts$)/

/** By path below the engine's folder. */
export function listPackedFiles(): readonly string[] {
  return PARTS.flatMap(filesBelow).filter((path) => !LEFT_OUT.test(path))
}

function filesBelow(path: string): readonly string[] {
  if (!statSync(inEngine(path)).isDirectory()) return [path]
  return readdirSync(inEngine(path)).flatMap((name) => filesBelow(`${path}/${name}`))
}
