import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatFiles } from '../format-files.ts'
import { buildKindRegistry, registryPath } from './build-registry.ts'
import { readKinds } from './read-kinds.ts'
import { registries } from './registries.ts'

/**
 * Writes the lists of all kinds, or finds those that differ from what the kinds' folders export. A program that uses the
 * engine as a package has none to write.
 */
export async function updateRegistries(root: string, write: boolean): Promise<readonly string[]> {
  if (!existsSync(join(root, 'src/kinds'))) return []
  const kinds = readKinds(root)
  const built = new Map(registries.map((each) => [registryPath(each), buildKindRegistry(each, kinds)]))
  const wanted = await formatFiles(root, built)
  const changes = [...new Set([...wanted.keys(), ...present(root)])].filter(
    (path) => wanted.get(path) !== read(join(root, path)),
  )
  if (write) for (const path of changes) writeOrRemove(join(root, path), wanted.get(path))
  return changes.sort()
}

function present(root: string): readonly string[] {
  const folder = 'src/kinds/registries'
  return existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
    : []
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function writeOrRemove(path: string, text: string | undefined): void {
  if (text === undefined) return rmSync(path)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
