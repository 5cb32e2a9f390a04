import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** A copy of this project's entities and generated files that a test may write to; the rest is this project's. */
export function createSampleProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'tribune-generator-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src'))
  for (const path of ['entities', 'src/generated', 'tsconfig.json'])
    cpSync(path, join(root, path), { recursive: true })
  // It says what this project's source says, which a copy only points at.
  rmSync(join(root, 'entities/REFERENCE.md'))
  // What tests write there is said in one language.
  const app = join(root, 'entities/app.ts')
  const languages = "languages: ['fr', 'ar', 'en'],"
  writeFileSync(app, readFileSync(app, 'utf8').replace(languages, `${languages}\n  fallback: 'fr',`))
  for (const path of [
    'scripts',
    'src/kinds',
    'src/schema',
    'src/tribune',
    'node_modules',
    '.prettierrc.json',
  ])
    symlinkSync(resolve(path), join(root, path))
  return root
}
