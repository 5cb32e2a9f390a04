import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { findFreePort } from '../../../scripts/process/find-free-port.ts'

const COPIED = [
  'entities',
  'src',
  'scripts',
  'tests',
  '.github',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const SETTINGS = [
  'vite.config.ts',
  '.prettierrc.json',
  '.prettierignore',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
]

/** What a line does that ends by itself, or runs until it is stopped. */
const SERVES = /\bnpm (start|run (serve|dev))\b/
const READY = /^ready on |Local: +http/m
/** What `DATABASE_URL` names in the pages, and where they have the program listen. */
const DATABASE = /postgres:\/\/[^\s…]+/
const PORTS = /\bPORT=\d+/g

/** npm, but for what is done already, or is a run of these tests: installing what is installed here, and testing. */
const NPM = `#!/bin/sh
case "$1 $2" in
  ci*|install*)
    if grep -q '"tribune": "file:' package.json; then exec "$NPM" "$@"; fi
    [ -e node_modules ] || ln -s "$PACKAGES" node_modules ;;
  test*|"run test:"*) ;;
  *) exec "$NPM" "$@" ;;
esac
`

export interface Place {
  /** The folder of the project. */
  readonly root: string
  /** Runs the lines of a block as a person would, and stops what serves. @throws with what was said when one fails. */
  runBlock(lines: readonly string[]): Promise<void>
  remove(): void
}

/** A copy of this project in a folder of its own, with one beside it for a project that is written. */
export function createPlace(databaseUrl: string | undefined): Place {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-pages-'))
  const root = join(folder, 'tribune')
  for (const path of [...COPIED, ...SETTINGS]) cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), NPM)
  chmodSync(join(bin, 'npm'), 0o755)
  const env = {
    ...withoutTestRunner(process.env),
    BUILD_UNCOMPRESSED: '1',
    NPM: findProgram('npm'),
    PACKAGES: resolve('node_modules'),
    PATH: [bin, process.env['PATH']].join(delimiter),
  }
  return {
    root,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    async runBlock(lines) {
      const running: Running[] = []
      let cwd = root
      for (const line of lines) {
        if (DATABASE.test(line) && databaseUrl === undefined) continue
        const own = { ...env, PORT: String(await findFreePort()) }
        running.push(await runLine(await adaptLine(line, databaseUrl), cwd, own))
        cwd = resolve(cwd, /^cd (\S+)/.exec(line)?.[1] ?? '.')
        if (!line.trimEnd().endsWith('&')) await stopAll(running)
      }
      await stopAll(running)
    },
  }
}

/** As it stands in the page, but at ports that are free here, and on the database of the tests. */
async function adaptLine(line: string, databaseUrl = ''): Promise<string> {
  const port = await findFreePort()
  return line
    .replace(/\s*&\s*$/, '')
    .replace(DATABASE, databaseUrl)
    .replaceAll(PORTS, `PORT=${port}`)
}

interface Running {
  stop(): Promise<void>
}

async function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn('sh', ['-c', line], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  const ready = new Promise<void>((isReady) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (SERVES.test(line) && READY.test(said)) isReady()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  const code: unknown = await Promise.race([ready, ended.then(([exit]) => exit)])
  if (code !== undefined && (code !== 0 || SERVES.test(line)))
    throw new Error(`${line}\nended with ${code}:\n${said}`)
  return {
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

async function stopAll(running: Running[]): Promise<void> {
  await Promise.all(running.splice(0).map((each) => each.stop()))
}

/** A build must not take itself for a run of the tests. */
function withoutTestRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = Object.keys(env).filter((name) => !/^(VITEST|TEST|NODE_ENV|npm_|PORT|DATA_DIR)/.test(name))
  return Object.fromEntries(names.map((name) => [name, env[name]]))
}

function findProgram(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`there is no ${name} in PATH`)
  return found
}
