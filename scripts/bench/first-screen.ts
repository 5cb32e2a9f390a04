// `npm run bench -- first-screen`: from an empty folder to the first screen, beside a template of Vite, with an npm cache for both.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { inEngine } from '../process/engine.ts'
import { findFreePort } from '../process/find-free-port.ts'
import { scriptArguments } from '../process/run-node.ts'
import { findBrowser } from '../test/find-browser.ts'
import { launchOptions } from '../test/launch-options.ts'
import { inFolder } from './in-folder.ts'
import { atMost, printReport, say } from './verdict.ts'

/** What the requirement of a first screen is, in seconds. */
const GOAL_S = 15

interface Starter {
  readonly name: string
  /** Shell commands that write the program into `program/`. */
  readonly create: string
  /** Serves it at `$PORT`. */
  readonly serve: string
  /** What its first screen shows. */
  readonly shows: string
}

interface Measured {
  readonly create: number
  readonly install: number
  readonly screen: number
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

function run(command: string, cwd: string): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}\n${stderr}`)
  return secondsSince(start)
}

async function measure(starter: Starter, browser: Browser): Promise<Measured> {
  return inFolder(async (folder) => {
    const program = join(folder, 'program')
    const create = run(starter.create, folder)
    const install = run('npm install --prefer-offline --no-audit --no-fund', program)
    const port = await findFreePort()
    const start = performance.now()
    const env = { ...process.env, PORT: String(port) }
    const server = spawn(starter.serve, { cwd: program, shell: true, detached: true, stdio: 'ignore', env })
    try {
      const page = await browser.newPage()
      while (!(await page.goto(`http://127.0.0.1:${port}/`).catch(() => null))) await page.waitForTimeout(50)
      await page.locator(starter.shows).first().waitFor({ timeout: 60_000 })
      return { create, install, screen: secondsSince(start) }
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid)
    }
  })
}

await inFolder(async (folder) => {
  const pack = scriptArguments('develop/pack', folder)
  const { status, stderr } = spawnSync(process.execPath, pack, { cwd: inEngine(), encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const { version } = JSON.parse(readFileSync(inEngine('package.json'), 'utf8'))
  const [engine, creator] = ['tribune', 'create-tribune'].map((name) =>
    join(folder, `${name}-${version}.tgz`),
  )
  const starters: readonly Starter[] = [
    {
      name: 'tribune',
      create: `npm exec --yes --package=${creator} -- create-tribune program --engine ${engine}`,
      serve: 'npm start',
      shows: 'input[type=password]',
    },
    {
      name: 'create-vite',
      create: 'npm exec --yes create-vite@latest program -- --template react-ts --no-interactive',
      serve: 'npm run dev -- --host 127.0.0.1 --strictPort --port $PORT',
      shows: 'h1',
    },
  ]
  const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
  // Once for the cache of npm, which is part of neither.
  for (const starter of starters) await measure(starter, browser)
  say('first screens')
  const figures = new Map<string, Measured>()
  for (const starter of starters) figures.set(starter.name, await measure(starter, browser))
  await browser.close()
  const all = [...figures].map(([name, each]) => ({
    name,
    ...each,
    all: each.create + each.install + each.screen,
  }))
  const [tribune, peer] = all
  const table = all.map((each) => [
    each.name,
    ...[each.create, each.install, each.screen, each.all].map((seconds) => seconds.toFixed(1)),
  ])
  printReport(
    { all },
    [['seconds', 'create', 'install', 'first screen', 'all'], ...table],
    [
      atMost('seconds to the first screen', tribune?.all ?? Number.NaN, GOAL_S),
      atMost('times a template of Vite', (tribune?.all ?? Number.NaN) / (peer?.all ?? Number.NaN), 3),
    ],
  )
})
