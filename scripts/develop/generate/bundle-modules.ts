import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type BundleError, type RolldownError } from 'rolldown'

/** By file, the address to import. */
export type Addresses = ReadonlyMap<string, string>

/**
 * Bundles TypeScript modules into a temporary folder that goes away with this process. What is imported from there is
 * what lies on the disk now, whatever this process has imported before.
 *
 * @param files paths below `root`
 * @throws a `BundleError` where they cannot be read
 */
export async function bundleModules(root: string, files: readonly string[]): Promise<Addresses> {
  const folder = createFolder()
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(files.map((file) => [entryName(file), resolve(root, file)])),
    // The components that entities name are loaded by browsers alone, with their styles.
    external: /\.tsx$/,
    platform: 'node',
  })
  const names = { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' }
  await build.write({ dir: folder, format: 'esm', sourcemap: true, ...names })
  await build.close()
  return new Map(files.map((file) => [file, pathToFileURL(join(folder, `${entryName(file)}.mjs`)).href]))
}

/** Why modules could not be bundled; undefined of any other error. */
export function readBundleErrors(error: unknown): readonly RolldownError[] | undefined {
  return isBundleError(error) ? error.errors : undefined
}

function isBundleError(error: unknown): error is BundleError {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

let parent: string | undefined

function createFolder(): string {
  parent ??= createParent()
  return mkdtempSync(join(parent, 'bundle-'))
}

function createParent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The folders stay in the name, so that no two entries share one. */
function entryName(file: string): string {
  return file.replace(/\.ts$/, '')
}
