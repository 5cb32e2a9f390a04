import { resolve } from 'node:path'
import { build } from 'vite'

/** Where the floor page lies once it is built. */
export const FLOOR_FOLDER = resolve('node_modules/.cache/tribune/floor')

/** Builds the floor page as the product is built. */
export async function buildFloor(): Promise<void> {
  await build({
    configFile: resolve('vite.config.ts'),
    root: resolve('scripts/bench/floor'),
    logLevel: 'warn',
    build: { outDir: FLOOR_FOLDER, emptyOutDir: true },
  })
}
