import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { personFile } from './example-files.ts'

/** A project of these entity files alone, and of one that holds the accounts. Concurrent tests say themselves when they end. */
export function createExampleProject(
  files: Readonly<Record<string, string>>,
  whenFinished: (clear: () => void) => void = onTestFinished,
): string {
  const root = mkdtempSync(join(tmpdir(), 'tribune-example-'))
  whenFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['entities', 'src']) mkdirSync(join(root, folder))
  for (const path of ['src/kinds', 'src/schema', 'src/tribune', 'node_modules', 'tsconfig.json'])
    symlinkSync(resolve(path), join(root, path))
  for (const [name, text] of Object.entries({ 'person.ts': personFile(), ...files })) {
    const path = join(root, 'entities', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return root
}
