import { parse, resolve } from 'node:path'
import { build } from 'vite'
import { inEngine } from '../process/engine.ts'
import { aliasGenerated } from './build-client.ts'

/** A thread needs a file to start with. */
const WORKERS = ['src/features/import/server/table-worker.ts', 'src/server/database/sqlite/reading-worker.ts']

/** Builds a server program into a folder of its own: plain Node runs it, without its sources and what built it. */
export async function buildServer(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    resolve: { tsconfigPaths: true, alias: aliasGenerated('.') },
    logLevel: 'warn',
    // Packages stay outside but for two of hundreds of small modules: finding each took a fifth of the time of a start.
    ssr: { noExternal: ['kysely', 'tribune', 'zod'] },
    build: {
      ssr: true,
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      // The components that entities name are loaded by browsers alone, with their styles.
      rolldownOptions: {
        input: Object.fromEntries([entry, ...WORKERS].map((file) => [parse(file).name, inEngine(file)])),
        external: /\.tsx$/,
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
