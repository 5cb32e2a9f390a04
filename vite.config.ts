import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { CHUNKS, WORDS } from './scripts/build/chunks.ts'
import { ownLanguage } from './scripts/build/own-language.ts'
import { ownTexts } from './scripts/build/own-texts.ts'
import { pageHead } from './scripts/build/page-head.ts'
import { scriptBeforePaint } from './scripts/build/script-before-paint.ts'
import { unusedFiles } from './scripts/build/unused-files.ts'

// The server that sends the page must know whom the page will call.
const backend = process.env['VITE_API_BASE_URL']
const nameBackend: Plugin = {
  name: 'name-backend',
  transformIndexHtml: () =>
    backend ? [{ tag: 'meta', attrs: { name: 'backend', content: backend }, injectTo: 'head' }] : [],
}

// The router's package leads to its development build alone, whose warnings are of no use to who uses the product.
const routerFolder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/',
)
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${routerFolder}index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${routerFolder}dom-export.mjs` },
      ],
    },
  }),
}

export default defineConfig({
  root: fileURLToPath(new URL('src/app', import.meta.url)),
  // The base address of another backend, for `src/api/addresses.ts`, comes from the environment alone.
  envDir: false,
  // `tribune`, from which entities import, is named there.
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    nameBackend,
    productionRouter,
    ownLanguage(),
    ownTexts(),
    unusedFiles(),
    pageHead(),
    scriptBeforePaint(),
    // For a server to send as it lies there: what fits one packet comes no sooner when it is smaller.
    // It is half of a build: tests that build again and again leave it out.
    process.env['BUILD_UNCOMPRESSED'] === undefined &&
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        threshold: 1_024,
        exclude: /\.vite\//,
        logLevel: 'silent',
      }),
  ],
  experimental: {
    // What scripts and styles name lies beside them, wherever the server has put the program: see BASE_PATH. Pages say it whole,
    // for they have many addresses.
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  // Texts are looked up, and never imported by name.
  json: { namedExports: false },
  build: {
    emptyOutDir: true,
    manifest: true,
    // Browsers that do not know it load the same a little later.
    modulePreload: { polyfill: false },
    // Every chunk and image that is named by its content may be cached for ever.
    assetsInlineLimit: 2048,
    rolldownOptions: {
      // It is of the bundler's own work, and of no use to who builds a program.
      checks: { bundlerTimings: false },
      treeshake: { moduleSideEffects: [{ test: WORDS, sideEffects: false }] },
      output: {
        codeSplitting: { groups: CHUNKS },
        // The first screens name every file that may follow.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
})
