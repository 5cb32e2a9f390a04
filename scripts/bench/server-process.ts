import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

export const USER = 'benchmark'
export const PASSWORD = 'the password of a benchmark'

/** The arguments of `npm run serve`. */
const SERVE = ['--enable-source-maps', 'dist/server/serve.js']

/** Runs the program like `npm run serve`, in a child process with default settings. */
export interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

export function startServer(
  env: Readonly<Record<string, string>>,
  program: readonly string[] = SERVE,
): Promise<ServerProcess> {
  return startProgram(program, {
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_USERNAME: USER,
    ADMIN_PASSWORD: PASSWORD,
    ...env,
  })
}

/** A Node program that prints `ready on <address>` and serves until it is stopped. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-log-'))
  const file = join(folder, 'log')
  // Logs into a file: reading a pipe at thousands of lines per second would slow the benchmark.
  const log = await open(file, 'w')
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log.fd, 'inherit'],
  })
  await log.close()
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return {
    url: await readAddress(child, file),
    async stop() {
      process.off('exit', kill)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

const LOOK_AGAIN_MS = 20

/** Parses the address from the ready line. */
async function readAddress(child: ChildProcess, file: string): Promise<string> {
  for (;;) {
    const output = await readFile(file, 'utf8')
    const address = /^ready on (\S+)$/m.exec(output)?.[1]
    if (address !== undefined) return address
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output}`)
    await wait(LOOK_AGAIN_MS)
  }
}

/** A client with the session of an account. */
export type SendCall = (
  method: string,
  path: string,
  body?: FormData | Readonly<Record<string, unknown>>,
) => Promise<Response>

export async function logIn(url: string, user = USER): Promise<SendCall> {
  return callerWith(url, await readCookie(url, user))
}

/** The session cookie of the first administrator, or of another account with the same password. */
export async function readCookie(url: string, user = USER): Promise<string> {
  const answer = await callerWith(url, '')('POST', '/api/auth/login', { user, password: PASSWORD })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  if (!answer.ok || cookie === '') throw new Error(`cannot log in: ${await answer.text()}`)
  return cookie
}

function callerWith(url: string, cookie: string): SendCall {
  return (method, path, body) => {
    const isForm = body instanceof FormData
    const type: Record<string, string> = body && !isForm ? { 'content-type': 'application/json' } : {}
    return fetch(url + path, {
      method,
      headers: { cookie, ...type },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
}

const created = z.object({ id: z.number() })

/** The id in the answer to a creation. */
export async function idOf(answer: Response): Promise<number> {
  return created.parse(await answer.json()).id
}
