import { resolve } from 'node:path'
import { build } from 'vite'
import { generatedFolder, inEngine } from '../process/engine.ts'

/** How the engine's own files name what is generated: from beside it, or by its whole path. */
const GENERATED = [/^(\.\.\/)+(src\/)?generated\//, `${inEngine('src/generated')}/`]

/** Leads to the generated files of a program what the engine imports of its own. */
export function aliasGenerated(root: string) {
  const replacement = `${resolve(root, generatedFolder(root))}/`
  return GENERATED.map((find) => ({ find, replacement }))
}

/**
 * Builds the browser half of the program in a folder into another one.
 * The engine and the application are the product's own, to the letter.
 */
export async function buildClient(
  root: string,
  folder: string,
  options: { readonly manifest?: boolean } = {},
): Promise<void> {
  await build({
    configFile: inEngine('vite.config.ts'),
    logLevel: 'warn',
    resolve: { alias: aliasGenerated(root) },
    build: { outDir: resolve(folder), emptyOutDir: true, manifest: options.manifest ?? false },
  })
}
