import { parse, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { inEngine } from '../process/engine.ts'
import { programFiles } from './program-files.ts'
import { unusedFiles } from './unused-files.ts'

/** A thread needs a file to start with. */
const WORKERS = ['src/features/import/server/table-worker.ts', 'src/server/database/sqlite/reading-worker.ts']

/** Packages that bring programs of their own, or look for their files while they run; all others become part of the server. */
const INSTALLED = ['@node-rs/argon2', '@photostructure/sqlite', 'fastify', 'pino', 'sharp']

/**
 * Builds the programs of a server into a folder of its own: plain Node runs it, without its sources and what built it.
 * @returns the names of the packages that it needs beside it
 */
export async function buildServer(entries: readonly string[], folder: string): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    envDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [programFiles('.'), unusedFiles()],
    logLevel: 'warn',
    ssr: { noExternal: true, external: INSTALLED },
    build: {
      ssr: true,
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      license: true,
      // The components that entities name are loaded by browsers alone, with their styles.
      rolldownOptions: {
        input: Object.fromEntries([...entries, ...WORKERS].map((file) => [parse(file).name, inEngine(file)])),
        external: /\.tsx$/,
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return packagesOf([built].flat().flatMap((each) => ('output' in each ? each.output : [])))
}

function packagesOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): readonly string[] {
  const imported = output.flatMap((each) =>
    each.type === 'chunk' ? [...each.imports, ...each.dynamicImports] : [],
  )
  return INSTALLED.filter((name) => imported.includes(name))
}
