import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
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
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await logIn(page, `http://127.0.0.1:${port}`)
    // A form, beside the menu: both are seen there.
    await page.goto(`http://127.0.0.1:${port}/${buildName(0)}s/create`)
    await page.getByLabel('Description').waitFor()
    const [labels, fields]: [number[], number[]] = [[], []]
    for (let save = 0; save < saves; save++) {
      // One save after the other.
      // oxlint-disable-next-line no-await-in-loop
      labels.push(await measureLabel(root, page, `Titre${save}`))
    }
    for (let save = 0; save < saves; save++) {
      // oxlint-disable-next-line no-await-in-loop
      fields.push(await measureField(root, page, `champ${save}`))
    }
    return { entities, milliseconds: median(labels), fieldMilliseconds: median(fields) }
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
  await page.goto(`${url}/login`)
  await page.locator('form input').first().fill(ACCOUNT.ADMIN_EMAIL)
  await page.locator('form input[type="password"]').fill(ACCOUNT.ADMIN_PASSWORD)
  await page.locator('form [type="submit"]').click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

async function measureLabel(root: string, page: Page, label: string): Promise<number> {
  const start = await saveFirst(root, /(menu: \{ label: )'[^']*'/, `$1'${label}'`)
  await page.getByRole('link', { name: label, exact: true }).waitFor()
  return performance.now() - start
}

async function measureField(root: string, page: Page, name: string): Promise<number> {
  const start = await saveFirst(root, /( {2}fields: \{\n)/, `$1    ${name}: text({ label: '${name}' }),\n`)
  await page.getByLabel(name).waitFor()
  // What answers has the column.
  const { origin } = new URL(page.url())
  await untilAnswered(`${origin}/healthz`)
  return performance.now() - start
}

/** @returns when the first entity was saved, as a clock that only counts has it. */
async function saveFirst(root: string, what: RegExp, becomes: string): Promise<number> {
  const file = join(root, `entities/${buildName(0)}.ts`)
  const text = readFileSync(file, 'utf8').replace(what, becomes)
  await wait(REST_MS)
  const start = performance.now()
  writeFileSync(file, text)
  return start
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
