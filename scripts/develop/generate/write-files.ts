import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FOLDER = 'src/generated'

/** The generated files as they lie on the disk, by path below the project's folder. */
export function readGenerated(root: string): ReadonlyMap<string, string> {
  if (!existsSync(join(root, FOLDER))) return new Map()
  const paths = readdirSync(join(root, FOLDER), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Brings the changed files to what is wanted; one that is wanted no more is removed. */
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

/** Through a temporary file, so that a watcher or a compiler never reads half a file. */
function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}
