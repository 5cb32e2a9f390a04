import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../process/find-free-port.ts'
import type { PostgresPrograms } from './find-postgres.ts'

const APT = '/usr/bin/apt-get'
const APT_MS = 600_000

/** PgBouncer in PATH or where Debian puts it, or Debian's package installed now. @returns the reason when there is none. */
export function findPgbouncer(): { readonly program: string } | string {
  const program = find() ?? install()
  return program === undefined ? 'there is no PgBouncer: no pgbouncer in PATH' : { program }
}

function find(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [['update'], ['install', '-y', 'pgbouncer']])
      execFileSync(APT, args, { stdio: 'ignore', timeout: APT_MS, env })
  } catch {
    return undefined
  }
  return find()
}

interface Pooler {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode in front of a database.
 * @param ignored The settings of connections that it takes and passes on to nobody; it refuses all others.
 */
export async function startPgbouncer(
  program: string,
  url: string,
  { runAs }: Pick<PostgresPrograms, 'runAs'>,
  ignored = '',
): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-pgbouncer-'))
  const [port, server] = [await findFreePort(), new URL(url)]
  const settings = [
    '[databases]',
    `* = host=${server.hostname} port=${server.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `auth_file = ${join(folder, 'users')}`,
    'pool_mode = transaction',
    'default_pool_size = 5',
    ...(ignored === '' ? [] : [`ignore_startup_parameters = ${ignored}`]),
  ]
  // It takes everybody for the user of the server.
  const text = settings.join('\n').replace('* = ', `* = user=${server.username} `)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `${text}\n`)
  await writeFile(join(folder, 'users'), `"${server.username}" ""\n`)
  for (const each of [folder, file, join(folder, 'users')]) if (runAs) await chown(each, runAs.uid, runAs.gid)
  const pooler = spawn(program, ['-q', file], { ...runAs, stdio: 'ignore' })
  const ended = once(pooler, 'exit')
  await waitUntilOpen(port)
  const pooled = new URL(url)
  pooled.port = String(port)
  return {
    url: pooled.href,
    async stop() {
      pooler.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error('PgBouncer does not answer')
}
