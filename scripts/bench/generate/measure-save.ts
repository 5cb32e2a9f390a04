import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { findBrowser } from '../../test/find-browser.ts'
import { launchOptions } from '../../test/launch-options.ts'
import { findFreePort } from '../../process/find-free-port.ts'
import { scriptArguments } from '../../process/run-node.ts'
import { median } from '../verdict.ts'
import { buildName, createSyntheticProject } from './synthetic-entities.ts'

export interface SaveFigures {
  readonly entities: number
  /** From a save to the new label in the menu of an open page. */
  readonly milliseconds: number
  /** From a save to a new field in an open form, whose column the backend has added by then. */
  readonly fieldMilliseconds: number
  /** From a save to the new text of the one component of a Vite project that has nothing else, in the same browser. */
  readonly bareMilliseconds: number
}

const ACCOUNT = { ADMIN_EMAIL: 'admin@example.dz', ADMIN_PASSWORD: 'only-for-this-run' }
/** Milliseconds between two saves; the next generator process is ready by then. */
const REST_MS = 5_000
const PATIENCE_MS = 120_000

/** The times from saving an entity to seeing it in `npm run dev`; the medians of the saves. */
export async function measureSave(entities: number, saves: number): Promise<SaveFigures> {
  const root = createSyntheticProject(entities)
  const port = await findFreePort()
  const dev = spawn(process.execPath, scriptArguments('develop/dev'), {
    cwd: root,
    env: { ...process.env, ...ACCOUNT, PORT: String(port), DATA_DIR: join(root, 'data') },
    stdio: 'ignore',
  })
  const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
  try {
    const page = await newPage(browser)
    await logIn(page, `http://127.0.0.1:${port}`)
    // A form, beside the menu: both are seen there.
    await page.goto(`http://127.0.0.1:${port}/${buildName(0)}s/create`)
    await page.getByLabel('Description').waitFor()
    const file = join(root, `entities/${buildName(0)}.ts`)
    const bare = await measureBare(browser, saves)
    const labels = await repeat(saves, (save) =>
      measureText(page, file, [/(menu: \{ label: ')[^']*/, `$1Titre${save}`, `Titre${save}`]),
    )
    const fields = await repeat(saves, (save) => measureField(page, file, `champ${save}`))
    return { entities, milliseconds: labels, fieldMilliseconds: fields, bareMilliseconds: bare }
  } finally {
    await browser.close()
    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    await ended
    rmSync(root, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function logIn(page: Page, url: string): Promise<void> {
  await untilAnswered(`${url}/healthz`)
  // What Vite finds to be bundled meanwhile loads the page anew.
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
  await page.locator('form input').first().fill(ACCOUNT.ADMIN_EMAIL)
  await page.locator('form input[type="password"]').fill(ACCOUNT.ADMIN_PASSWORD)
  await page.locator('form [type="submit"]').click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

/** What a save takes of Vite, the browser and the machine alone: the start of Vite's template for React. */
async function measureBare(browser: Browser, saves: number): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'tribune-bench-vite-'))
  const file = join(root, 'App.tsx')
  writeFileSync(
    join(root, 'index.html'),
    '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  )
  writeFileSync(
    join(root, 'main.tsx'),
    "import { createRoot } from 'react-dom/client'\nimport { App } from './App.tsx'\n" +
      "createRoot(document.getElementById('root')).render(<App />)\n",
  )
  writeFileSync(file, 'export const App = () => <h1>Titre</h1>\n')
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const port = await findFreePort()
  const cacheDir = join(root, '.vite')
  const vite = await createServer({
    configFile: false,
    root,
    cacheDir,
    plugins: [react()],
    server: { port },
    logLevel: 'silent',
  })
  await vite.listen()
  try {
    const page = await newPage(browser)
    await page.goto(`http://localhost:${port}`, { waitUntil: 'networkidle' })
    return await repeat(saves, (save) =>
      measureText(page, file, [/<h1>\w*/, `<h1>Titre${save}`, `Titre${save}`]),
    )
  } finally {
    await vite.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** From a save of the file to the text in the page and what comes `then`, in milliseconds. */
async function measureText(
  page: Page,
  file: string,
  [what, becomes, text]: readonly [RegExp, string, string],
  then?: () => Promise<void>,
): Promise<number> {
  await wait(REST_MS)
  const saved = readFileSync(file, 'utf8').replace(what, becomes)
  const start = performance.now()
  writeFileSync(file, saved)
  // Looks at each frame: what waits for an element looks twice a second.
  await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text)
  await then?.()
  return performance.now() - start
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return page
}

/** The median of so many, one after the other. */
async function repeat(times: number, measure: (run: number) => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let run = 0; run < times; run++) {
    // oxlint-disable-next-line no-await-in-loop
    taken.push(await measure(run))
  }
  return median(taken)
}

async function measureField(page: Page, file: string, name: string): Promise<number> {
  const field = `$1    ${name}: text({ label: '${name}' }),\n`
  const { origin } = new URL(page.url())
  // What answers has the column.
  const answered = () => untilAnswered(`${origin}/healthz`)
  return measureText(page, file, [/( {2}fields: \{\n)/, field, name], answered)
}
async function untilAnswered(address: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  // oxlint-disable-next-line no-await-in-loop -- polling
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (performance.now() > end) throw new Error(`${address} has not answered for two minutes`)
    // oxlint-disable-next-line no-await-in-loop
    await wait(100)
  }
}
