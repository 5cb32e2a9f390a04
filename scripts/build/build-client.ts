import { resolve } from 'node:path'
import { build } from 'vite'

/** How the product's own files name what is generated: from beside it, or by its whole path. */
const GENERATED = [/^(\.\.\/)+generated\//, `${resolve('src/generated')}/`]

/**
 * Builds the browser half of the program whose `entities/` and `src/generated/` lie in a folder into another one.
 * The engine and the application are the product's own, to the letter.
 */
export async function buildClient(root: string, folder: string): Promise<void> {
  const replacement = `${resolve(root, 'src/generated')}/`
  await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'warn',
    resolve: { alias: GENERATED.map((find) => ({ find, replacement })) },
    build: { outDir: resolve(folder), emptyOutDir: true, manifest: false },
  })
}
