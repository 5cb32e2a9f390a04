import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../process/find-free-port.ts'
import type { PostgresPrograms } from './find-postgres.ts'

const run = promisify(execFile)

/** A disposable PostgreSQL cluster in a temporary folder. */
export interface Cluster {
  /** The address of its first database. */
  readonly url: string
  /** Runs `pg_ctl`: `restart -m immediate`, `stop -m fast`, `start`. */
  control(...args: readonly string[]): Promise<void>
  /** Stops it and removes its folder; also happens when this process is killed. */
  remove(): Promise<void>
}

const CREATION = ['--username=tribune', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']

// A French collation instead of C, so that a forgotten `collate` fails a test.
const FRENCH = ['--locale-provider=icu', '--icu-locale=fr']

// No durability needed.
const CAREFREE = ['fsync = off', 'full_page_writes = off', 'shared_buffers = 32MB']

// Its stdin closes when this process exits for any reason; then it stops the server and removes the folder.
const KEEPER = 'cat; "$0"/pg_ctl stop -s -m immediate -D "$1"/data; rm -rf "$1"'

/** Creates and starts a cluster. */
export async function startCluster({ folder: programs, runAs }: PostgresPrograms): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-postgres-'))
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  const options = { cwd: folder, ...runAs, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' } }
  const keeper = spawn('/bin/sh', ['-c', KEEPER, programs, folder], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const data = join(folder, 'data')
  const control = async (...args: readonly string[]) => {
    const given = ['-w', '-s', '-D', data, '-l', join(folder, 'log'), ...args]
    await run(join(programs, 'pg_ctl'), given, options)
  }
  const remove = async () => {
    const ended = once(keeper, 'exit')
    keeper.stdin.end()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const port = await findFreePort()
    const create = (...locale: readonly string[]) =>
      run(join(programs, 'initdb'), ['-D', data, ...CREATION, ...locale], options)
    // A server built without ICU has no such collation.
    await create(...FRENCH).catch(() => create())
    const place = [`port = ${port}`, "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''"]
    await appendFile(join(data, 'postgresql.conf'), [...place, ...CAREFREE, ''].join('\n'))
    await control('start')
    return { url: `postgres://tribune@127.0.0.1:${port}/postgres`, control, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
