import { resolve } from 'node:path'
import { build } from 'vite'
import { inEngine } from '../process/engine.ts'
import { programFiles } from './program-files.ts'

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
    plugins: [programFiles(root)],
    worker: { plugins: () => [programFiles(root)] },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      manifest: options.manifest ?? false,
      license: options.manifest ?? false,
    },
  })
}
