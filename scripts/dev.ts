// `npm run dev`: the browser half with hot reload, the backend behind it, and the generator on every change of an entity.
import { relative, resolve } from 'node:path'
import { createServer } from 'vite'
import { createBackendProcess } from './dev/backend-process.ts'
import { gatherChanges } from './dev/changes.ts'
import { findFreePort } from './dev/find-free-port.ts'
import { createGeneratorProcess } from './dev/generator-process.ts'
import { createOverlay } from './dev/overlay.ts'

const { HOST = '127.0.0.1', PORT = '4000' } = process.env
const WATCHED = ['entities', 'src/server', 'src/schema', 'src/texts', 'src/generated']

const backendPort = await findFreePort()
const demo = process.argv.includes('--demo') ? { DEMO: '1' } : {}
const backendEnv = { ...process.env, ...demo, HOST: '127.0.0.1', PORT: String(backendPort) }
const target = `http://127.0.0.1:${backendPort}`

const generator = createGeneratorProcess()
const refused = await generator.run()
const vite = await createServer({
  server: {
    host: HOST,
    port: Number(PORT),
    strictPort: true,
    proxy: { '/api': target, '/uploads': target, '/healthz': target },
  },
})
const overlay = createOverlay(vite.ws)
const backend = createBackendProcess(backendEnv, (said) => overlay.show('the backend', said))
if (refused !== undefined) overlay.show('npm run generate', refused)
vite.watcher.add(WATCHED.map((folder) => resolve(folder)))
vite.watcher.on('all', (_event, path) => {
  const below = relative(process.cwd(), path).replaceAll('\\', '/')
  if (WATCHED.some((folder) => below.startsWith(`${folder}/`))) change(below)
})
const change = gatherChanges(refresh)

await backend.restart()
await vite.listen()
vite.printUrls()
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

/** Generates where an entity has changed; where it cannot, everything goes on as it was. */
async function refresh(paths: readonly string[]): Promise<void> {
  const isEntity = paths.some((path) => path.startsWith('entities/'))
  if (paths.some((path) => path.startsWith('src/schema/'))) generator.renew()
  const wrong = isEntity ? await generator.run() : undefined
  if (wrong !== undefined) return overlay.show('npm run generate', wrong)
  if (isEntity) overlay.clear('npm run generate')
  overlay.clear('the backend')
  await backend.restart()
}

function stop(): void {
  generator.stop()
  void Promise.all([backend.stop(), vite.close()]).then(() => process.exit(0))
}
