import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type BundleError, type OutputAsset, type OutputChunk, type RolldownError } from 'rolldown'
import { programFiles } from '../../../build/program-files.ts'
import { engineOf } from '../../../process/engine.ts'

/** The import address of each bundled file, by its path. */
type Addresses = ReadonlyMap<string, string>

export interface Bundle {
  readonly addresses: Addresses
  /** Absolute paths of modules that import each other; the first one stands at the end again. */
  readonly circles: readonly (readonly string[])[]
}

/**
 * Bundles TypeScript modules into a temporary folder, which is removed when this process exits. Importing a bundle
 * bypasses Node's module cache, so a changed file is read anew.
 *
 * @param files paths relative to `root`
 * @throws BundleError when a file cannot be parsed or resolved
 */
export async function bundleModules(root: string, files: readonly string[]): Promise<Bundle> {
  const folder = createFolder()
  const circles: (readonly string[])[] = []
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(files.map((file) => [entryName(file), resolve(root, file)])),
    // Only browsers load custom components, so they are left out together with their styles.
    external: /\.tsx$/,
    platform: 'node',
    // It names the addresses that entities import from.
    tsconfig: resolve(engineOf(root), 'tsconfig.json'),
    plugins: [programFiles(root)],
    // What an earlier release has generated may lack a constant of this one, until it is generated anew.
    checks: { circularDependency: true, importIsUndefined: false },
    onLog(level, log, report) {
      if (log.code === 'CIRCULAR_DEPENDENCY' && log.ids) circles.push(log.ids)
      else report(level, log)
    },
  })
  const names = { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' }
  // Its removal of dead code would drop an export below a throw, and the loader tell of that instead of what is thrown.
  const shape = { format: 'esm', sourcemap: true, minify: false } as const
  const { output } = await build.write({ dir: folder, ...shape, ...names })
  await build.close()
  const written = new Map(output.map((chunk) => [readEntry(chunk), chunk.fileName]))
  const addresses = files.map((file): [string, string] => {
    const name = written.get(resolve(root, file)) ?? `${entryName(file)}.mjs`
    return [file, pathToFileURL(join(folder, name)).href]
  })
  return { addresses: new Map(addresses), circles }
}

/** The file that a chunk was made of. Names that differ by case only get a number, so the chunk's own name does not say. */
function readEntry(chunk: OutputChunk | OutputAsset): string | null {
  return chunk.type === 'chunk' ? chunk.facadeModuleId : null
}

/** The bundler's error, or undefined when the error came from elsewhere. */
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

/** Keeps the folder in the name, so that two entries never share one. */
function entryName(file: string): string {
  return file.replace(/\.ts$/, '')
}
