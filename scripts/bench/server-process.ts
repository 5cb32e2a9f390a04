import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

const USER = 'benchmark'
const PASSWORD = 'the password of a benchmark'

/** As `npm run serve` has it. */
const SERVE = ['--enable-source-maps', 'dist/server/serve.js']

/** The program as `npm run serve` runs it, in a process of its own, with the settings that it has where nobody set any. */
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

/** A Node program that serves until it is stopped, and says `ready on` where. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-log-'))
  const file = join(folder, 'log')
  // Into a file, as where it is operated: who asks for thousands of answers a second has no time to read a line of each.
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

/** What the server says when it is ready. */
async function readAddress(child: ChildProcess, file: string): Promise<string> {
  for (;;) {
    const output = await readFile(file, 'utf8')
    const address = /^ready on (\S+)$/m.exec(output)?.[1]
    if (address !== undefined) return address
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output}`)
    await wait(LOOK_AGAIN_MS)
  }
}

/** Calls with the session of the account that the server was started with. */
export type Call = (
  method: string,
  path: string,
  body?: FormData | Readonly<Record<string, unknown>>,
) => Promise<Response>

export async function logIn(url: string): Promise<Call> {
  return callerWith(url, await readCookie(url))
}

/** The cookie of a session of that account. */
export async function readCookie(url: string): Promise<string> {
  const answer = await callerWith(url, '')('POST', '/api/auth/login', { user: USER, password: PASSWORD })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  if (!answer.ok || cookie === '') throw new Error(`cannot log in: ${await answer.text()}`)
  return cookie
}

function callerWith(url: string, cookie: string): Call {
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

/** The id of a record that was just created. */
export async function idOf(answer: Response): Promise<number> {
  return created.parse(await answer.json()).id
}
