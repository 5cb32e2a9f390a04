import { resolve } from 'node:path'
import { build } from 'vite'
import { replaceGenerated } from './replace-generated.ts'

/**
 * Builds the browser half of the program whose `entities/` and `src/generated/` lie in a folder into another one.
 * The engine and the application are the product's own, to the letter.
 */
export async function buildClient(root: string, folder: string): Promise<void> {
  await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'warn',
    plugins: [replaceGenerated(root)],
    build: { outDir: resolve(folder), emptyOutDir: true, manifest: false },
  })
}
