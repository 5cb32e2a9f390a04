// `npm run dev`: the client with hot reload, the backend behind it, and the generator on every change of an entity.
import { relative, resolve } from 'node:path'
import { createServer } from 'vite'
import { BACKEND_CODE } from './dev/backend-code.ts'
import { createBackendProcess } from './dev/backend-process.ts'
import { gatherChanges } from './dev/changes.ts'
import { programFiles } from '../build/program-files.ts'
import { ENGINE, inEngine } from '../process/engine.ts'
import { findFreePort } from '../process/find-free-port.ts'
import { createGeneratorProcess } from './dev/generator-process.ts'
import { pauseRequests } from './dev/pause-requests.ts'
import { holdEntities } from './dev/hold-entities.ts'
import { createOverlay } from './dev/overlay.ts'
import { showLoginOffers } from './dev/show-login-offers.ts'

const { HOST = '127.0.0.1', PORT = '4000' } = process.env
const WATCHED = ['entities', ...BACKEND_CODE]
const FEATURES = 'src/features/feature-names.ts'
const CALLS = ['/api', '/uploads', '/healthz', '/livez', '/readyz']

const backendPort = await findFreePort()
const demo = process.argv.includes('--demo') ? { DEMO: '1' } : {}
const backendEnv = { ...process.env, ...demo, HOST: '127.0.0.1', PORT: String(backendPort) }
const backend = createBackendProcess(backendEnv, (message) => overlay.show('the backend', message))
// Keeps the browser's Host header: the backend refuses writes from another origin.
const target = { target: `http://127.0.0.1:${backendPort}`, changeOrigin: false }

const generator = createGeneratorProcess()
const refused = await generator.run()
const entities = holdEntities('.')
if (refused === undefined) await entities.accept()
const vite = await createServer({
  // Its sources are served as those of the program are.
  optimizeDeps: { exclude: ['tribune'] },
  worker: { plugins: () => [programFiles('.')] },
  configFile: inEngine('vite.config.ts'),
  plugins: [
    programFiles('.'),
    pauseRequests(CALLS, backend.whenReady),
    showLoginOffers(backend.whenReady),
    entities.plugin,
  ],
  server: {
    host: HOST,
    port: Number(PORT),
    strictPort: true,
    fs: { allow: [resolve('.'), ENGINE, resolve('node_modules')] },
    proxy: Object.fromEntries(CALLS.map((path) => [path, target])),
  },
})
const overlay = createOverlay(vite.ws)
if (refused !== undefined) overlay.show('npm run generate', refused)
vite.watcher.add(WATCHED.map((folder) => resolve(folder)))
vite.watcher.on('all', (_event, path) => {
  const below = relative(process.cwd(), path).replaceAll('\\', '/')
  if (isBelow(WATCHED, below)) change(below)
})
const change = gatherChanges(refresh)

const started = backend.restart()
await vite.listen()
vite.printUrls()
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
await started
generator.prepare()

/** Generates after a change of an entity or of the list of features; on errors the former version keeps running. */
async function refresh(paths: readonly string[]): Promise<void> {
  if (paths.some((path) => path === FEATURES || isBelow(['src/kinds', 'src/schema'], path))) generator.renew()
  if (paths.some((path) => isBelow(BACKEND_CODE, path))) backend.renew()
  const changed = paths.filter((path) => path === FEATURES || path.startsWith('entities/'))
  const wrong = changed.length > 0 ? await generator.run() : undefined
  if (wrong !== undefined) overlay.show('npm run generate', wrong)
  else await show(changed)
  generator.prepare()
}

async function show(changed: readonly string[]): Promise<void> {
  if (changed.length > 0) overlay.clear('npm run generate')
  overlay.clear('the backend')
  // The next save is shown without waiting for it.
  void backend.restart().then(() => vite.ws.send('tribune:restarted'))
  if (changed.length > 0) await entities.accept(vite, changed)
}

function isBelow(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`))
}

function stop(): void {
  generator.stop()
  void Promise.all([backend.stop(), vite.close()]).then(() => process.exit(0))
}
