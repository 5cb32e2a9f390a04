import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../../scripts/process/find-free-port.ts'

const PARTS = [
  'src',
  'scripts',
  'entities',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.prettierrc.json',
]
const READY_MS = 60_000

/** A project of its own on which `npm run dev` runs. */
export interface DevProject {
  readonly url: string
  readonly password: string
  readEntity(name: string): string
  writeEntity(name: string, text: string): void
  /** Runs one of the project's own commands there. @throws with what it said, where it fails. */
  run(name: string, ...args: readonly string[]): Promise<void>
  stop(): Promise<void>
}

export async function startDevProject(): Promise<DevProject> {
  const root = mkdtempSync(join(tmpdir(), 'tribune-dev-'))
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const password = 'un-mot-de-passe'
  const port = await findFreePort()
  const dev = runCommand(root, ['dev'], {
    PORT: String(port),
    DATA_DIR: join(root, 'data'),
    ADMIN_PASSWORD: password,
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(dev)
  const file = (name: string) => join(root, `entities/${name}.ts`)
  return {
    url,
    password,
    readEntity: (name) => readFileSync(file(name), 'utf8'),
    writeEntity: (name, text) => writeFileSync(file(name), text),
    run: (name, ...args) => end(runCommand(root, [name, ...args], {})),
    async stop() {
      const ended = once(dev, 'exit')
      dev.kill('SIGTERM')
      await ended
      await removeFolder(root)
    },
  }
}

function runCommand(root: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['scripts/tribune.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function waitUntilReady(dev: ChildProcess): Promise<void> {
  const said = gatherOutput(dev)
  const isReady = new Promise<void>((done, fail) => {
    const look = () => /^ready on /m.test(said()) && done()
    dev.stdout?.on('data', look)
    dev.once('exit', () => fail(new Error(said())))
    setTimeout(() => fail(new Error(`not ready after a minute:\n${said()}`)), READY_MS).unref()
  })
  await isReady
}

async function end(script: ChildProcess): Promise<void> {
  const said = gatherOutput(script)
  const [code]: unknown[] = await once(script, 'close')
  if (code !== 0) throw new Error(said())
}

function gatherOutput({ stdout, stderr }: ChildProcess): () => string {
  const said: string[] = []
  for (const stream of [stdout, stderr])
    stream?.on('data', (part: Buffer) => said.push(part.toString('utf8')))
  return () => said.join('')
}

/** A run that was under way may write its last files now, and Node tries again with those it has seen already. */
async function removeFolder(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true })
      return
    } catch {
      await wait(250)
    }
  }
  throw new Error(`${folder} is written to for ever`)
}
