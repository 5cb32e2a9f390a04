import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isEnginesOwn } from '../../process/engine.ts'

/**
 * What is read of an entity file imports a file that the generator writes: where that is gone, or of an
 * earlier release, one to begin with.
 */
export function provideApp(root: string): void {
  const file = join(root, 'src/generated/app.ts')
  if (!isEnginesOwn(root)) return
  if (existsSync(file) && readFileSync(file, 'utf8').includes('languages:')) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    "export const app = { languages: [{ language: 'fr', locale: 'fr' }], timeZone: 'UTC' }\n",
  )
}
