import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { RENDERER_FOLDER, RENDERER_NAME } from '../../src/schema/rendered-screen.ts'
import { drawInputsOnce } from './draw-inputs-once.ts'
import { leaveOutUnused } from './leave-out-unused.ts'
import { replaceGenerated } from './build-client.ts'

/**
 * Builds what the server renders the screens of the program in a folder with into its built browser half: of the same
 * modules, so that it is the same HTML.
 */
export async function buildRenderer(root: string, clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'src/app',
    envDir: false,
    logLevel: 'warn',
    plugins: [replaceGenerated(root), react(), leaveOutUnused(), drawInputsOnce()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Whatever it imports is part of it, as it is of the browser half.
    ssr: { noExternal: true },
    build: {
      ssr: resolve('src/app/render-screen.tsx'),
      outDir: resolve(clientFolder, RENDERER_FOLDER),
      emptyOutDir: true,
      assetsInlineLimit: 2048,
      copyPublicDir: false,
      // A process goes on with the build that it has read while the next one is written.
      rolldownOptions: { output: { entryFileNames: RENDERER_NAME, codeSplitting: false } },
    },
  })
}
