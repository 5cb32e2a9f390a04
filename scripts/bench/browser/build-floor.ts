import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** The output folder of the floor page. */
export const FLOOR_FOLDER = resolve('.cache/floor')

/** Builds the floor page as a single chunk. */
export async function buildFloor(): Promise<void> {
  await build({
    configFile: false,
    root: resolve('scripts/bench/floor'),
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir: FLOOR_FOLDER, emptyOutDir: true },
  })
}
