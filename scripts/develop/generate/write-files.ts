import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedFolder } from '../../process/engine.ts'

/** The lists of all kinds and features, which are written before anything is read that loads them. */
const REGISTRIES = /[\\/]generated[\\/](kinds|features)$/

/** Reads the generated files on disk, by path relative to the project's folder. */
export function readGenerated(root: string): ReadonlyMap<string, string> {
  const folder = join(root, generatedFolder(root))
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !REGISTRIES.test(entry.parentPath))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Writes the changed files and removes those that are no longer generated. */
export function writeGenerated(
  root: string,
  wanted: ReadonlyMap<string, string>,
  changes: readonly string[],
): void {
  for (const path of changes) {
    const text = wanted.get(path)
    if (text === undefined) rmSync(join(root, path))
    else writeWhole(join(root, path), text)
  }
}

/** Writes through a temporary file, so that a watcher or compiler never reads half a file. */
function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}
