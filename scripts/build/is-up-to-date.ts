import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a file is younger than everything in these files and folders. */
export function isUpToDate(file: string, sources: readonly string[]): boolean {
  if (!existsSync(file)) return false
  const { mtimeMs } = statSync(file)
  return sources.flatMap(filesBelow).every((each) => statSync(each).mtimeMs <= mtimeMs)
}

function filesBelow(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path]
  // A folder changes with the names in it, so that a file that went is noticed too.
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return [path, ...names.map((name) => join(path, name))]
}
