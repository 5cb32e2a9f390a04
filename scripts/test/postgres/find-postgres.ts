import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The oldest supported major version. */
const OLDEST_VERSION = 15
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** A system user to run as, because the server refuses to run as root. */
interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** The programs of a PostgreSQL server, and the user to run them as; null for the current user. */
export interface PostgresPrograms {
  readonly folder: string
  readonly runAs: SystemUser | null
}

/** Finds a PostgreSQL server in PATH or in Debian's folders. @returns the reason when none can be used. */
export function findPostgres(): PostgresPrograms | string {
  const folder = findFolder()
  if (folder === null) return `there is no PostgreSQL ${OLDEST_VERSION} or newer: no initdb in PATH`
  if (process.getuid?.() !== 0) return { folder, runAs: null }
  const runAs = findUser('postgres')
  return runAs ? { folder, runAs } : 'PostgreSQL refuses root, and there is no user "postgres" to run it as'
}

function findFolder(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()]
  return folders.find((folder) => versionIn(folder) >= OLDEST_VERSION) ?? null
}

function debianFolders(): readonly string[] {
  if (!existsSync(DEBIAN_FOLDER)) return []
  const versions = readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'))
}

/** The major version; 0 when the folder contains no server. */
function versionIn(folder: string): number {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) return 0
  return Number(/\d+/.exec(output(join(folder, 'postgres'), ['--version']))?.[0] ?? 0)
}

function findUser(name: string): SystemUser | null {
  const [uid, gid] = ['-u', '-g'].map((part) => output('id', [part, name]).trim())
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

function output(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
