/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileAhead } from './scripts/build/compile-ahead.ts'
import { compressAssets } from './scripts/build/compress-assets.ts'
import { drawInputsOnce } from './scripts/build/draw-inputs-once.ts'
import { earlyScript } from './scripts/build/early-script.ts'
import { leaveOutUnused } from './scripts/build/leave-out-unused.ts'
import { listPackages } from './scripts/build/list-packages.ts'
import { mergeChunks } from './scripts/build/merge-chunks.ts'
import { nameParts } from './scripts/build/parts.ts'
import { retryImports } from './scripts/build/retry-imports.ts'
import { scriptBeforePaint } from './scripts/build/script-before-paint.ts'

// A build has no use for the test runner's code.
const isTest = process.env['VITEST'] !== undefined
const testFiles = async () => {
  const { unitProjects, WholeSuitesFirst } = await import('./scripts/test/unit-projects.ts')
  return { sequence: { sequencer: WholeSuitesFirst }, projects: unitProjects() }
}

// The server that sends the page must know whom the page will call.
const backend = process.env['VITE_API_BASE_URL']
const nameBackend: Plugin = {
  name: 'name-backend',
  transformIndexHtml: () =>
    backend ? [{ tag: 'meta', attrs: { name: 'backend', content: backend }, injectTo: 'head' }] : [],
}

export default defineConfig({
  root: 'src/app',
  // The base address of another backend, for `src/api/base-address.ts`, comes from the environment alone.
  envDir: false,
  plugins: [
    react(),
    nameBackend,
    leaveOutUnused(),
    drawInputsOnce(),
    scriptBeforePaint(),
    earlyScript('src/app'),
    retryImports(),
    nameParts(),
    listPackages(),
    mergeChunks(),
    compileAhead(),
    compressAssets(),
  ],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Every chunk and image that is named by its content may be cached for ever.
    assetsInlineLimit: 2048,
  },
  test: {
    root: '.',
    environment: 'node',
    // The generator's bundles of entities are plain JavaScript.
    server: { deps: { external: [/\/tribune-\w+\/bundle-/] } },
    // More than there are cores: some tests wait for the processes that they start, stop and kill.
    maxWorkers: 3,
    ...(isTest && (await testFiles())),
    // Some tests start a program, on machines with much else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
