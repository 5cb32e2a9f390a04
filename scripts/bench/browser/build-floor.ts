import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Where the floor page lies once it is built. */
export const FLOOR_FOLDER = resolve('.cache/floor')

/** Builds the floor page; one chunk needs none of what the product's own build does about many. */
export async function buildFloor(): Promise<void> {
  await build({
    configFile: false,
    root: resolve('scripts/bench/floor'),
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir: FLOOR_FOLDER, emptyOutDir: true },
  })
}
