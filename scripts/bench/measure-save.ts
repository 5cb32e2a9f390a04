import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../dev/find-free-port.ts'
import { buildName, createSyntheticProject } from './synthetic-entities.ts'

export interface Save {
  readonly entities: number
  /** From a save to the generated file on the disk, and to the new menu in what the development server sends. */
  readonly generated: number
  readonly served: number
}

const MENU = 'src/generated/menu.ts'
const POLL_MS = 10
/** Between two saves of a person: the backend has started again. */
const REST_MS = 5_000
const PATIENCE_MS = 120_000

/** How long a change of an entity takes in `npm run dev` with so many of them; the median of the saves. */
export async function measureSave(entities: number, saves: number): Promise<Save> {
  const root = createSyntheticProject(entities)
  const port = await findFreePort()
  const dev = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ADMIN_PASSWORD: 'only-for-this-run' },
    stdio: 'ignore',
  })
  try {
    const menu = `http://127.0.0.1:${port}/@fs${join(root, MENU)}`
    await until(() => isServed(menu, buildName(0)))
    const times: Omit<Save, 'entities'>[] = []
    // oxlint-disable-next-line no-await-in-loop -- one save after the other
    for (let save = 0; save < saves; save++) times.push(await measureOne(root, menu, `Titre${save}`))
    return {
      entities,
      generated: median(times.map((each) => each.generated)),
      served: median(times.map((each) => each.served)),
    }
  } finally {
    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    await ended
    rmSync(root, { recursive: true, force: true })
  }
}

async function measureOne(root: string, menu: string, label: string): Promise<Omit<Save, 'entities'>> {
  const file = join(root, `entities/${buildName(0)}.ts`)
  const text = readFileSync(file, 'utf8').replace(/(menu: \{ label: )'[^']*'/, `$1'${label}'`)
  await wait(REST_MS)
  const start = performance.now()
  writeFileSync(file, text)
  await until(() => readFileSync(join(root, MENU), 'utf8').includes(label))
  const generated = performance.now() - start
  await until(() => isServed(menu, label))
  return { generated, served: performance.now() - start }
}

async function isServed(address: string, words: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok === true && (await answer.text()).includes(words)
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  // oxlint-disable-next-line no-await-in-loop -- asking again is what it is for
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('nothing has changed for two minutes')
    // oxlint-disable-next-line no-await-in-loop
    await wait(POLL_MS)
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
