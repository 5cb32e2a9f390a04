import { randomUUID } from 'node:crypto'
import type { Queries, StoredRow } from './database.ts'
import { readOrWriteState } from './state.ts'
import { PROCESSES_TABLE, STATE_TABLE } from './system-tables.ts'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

export const HEARTBEAT_MS = 20_000
/** A process on another machine counts as dead after this time without a heartbeat. */
const SILENCE_MS = 90_000

/** The processes that use the database; this one registers with a heartbeat. */
export interface ProcessRegistry {
  readonly token: string
  /** The heartbeat; to be called every `HEARTBEAT_MS`. */
  renew(): Promise<void>
  leave(): Promise<void>
  /** Removes dead processes. @returns the tokens of the living ones, this one included. */
  findLiving(): Promise<readonly string[]>
  /** Whether a process is alive that derives columns otherwise, as one of another release. */
  isBesideOthers(): Promise<boolean>
  /** Whether this process is the one that does a job: until its end, unless one that lives does. */
  lead(job: string): Promise<boolean>
}

/** @param derivation what it derives columns by */
export function createProcessRegistry(queries: Queries, derivation: string): ProcessRegistry {
  const token = randomUUID()
  const host = nameThisMachine()
  const leave = async (left: string) => {
    await queries.deleteFrom(PROCESSES_TABLE).where('token', '=', left).execute()
  }
  const findRows = async () => {
    const rows = await queries.selectFrom(PROCESSES_TABLE).selectAll().execute()
    const dead = rows.filter((row) => row['token'] !== token && isDead(row, host))
    for (const row of dead) await leave(String(row['token']))
    return rows.filter((row) => !dead.includes(row))
  }
  const findLiving = async () => (await findRows()).map((row) => String(row['token']))
  return {
    token,
    findLiving,
    isBesideOthers: async () => (await findRows()).some((row) => row['derivation'] !== derivation),
    async lead(job) {
      const name = `leader of ${job}`
      const leader = await readOrWriteState(queries, name, token)
      if (leader === token) return true
      if ((await findLiving()).includes(leader)) return false
      const taken = queries.updateTable(STATE_TABLE).set({ value: token })
      const { numUpdatedRows } = await taken
        .where('name', '=', name)
        .where('value', '=', leader)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    leave: () => leave(token),
    async renew() {
      const alive_at = new Date().toISOString()
      const { numUpdatedRows } = await queries
        .updateTable(PROCESSES_TABLE)
        .set({ alive_at })
        .where('token', '=', token)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      await queries
        .insertInto(PROCESSES_TABLE)
        .values({ token, host, pid: process.pid, alive_at, derivation })
        .execute()
    },
  }
}

/** A process with our process id and another token has ended before this one started. */
function isDead(row: StoredRow, host: string): boolean {
  const pid = Number(row['pid'])
  if (row['host'] === host && (pid === process.pid || !isRunning(pid))) return true
  return Date.parse(String(row['alive_at'])) < Date.now() - SILENCE_MS
}

/**
 * The scope in which a process id is unique: this boot of this machine, and this container. Two containers may share a
 * host name, and each has a process 1.
 */
export function nameThisMachine(): string {
  return [hostname(), readOr(readBootId), readOr(readNamespace)].join(' ')
}

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user exists, but may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readBootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function readNamespace(): string {
  return readlinkSync('/proc/self/ns/pid')
}

/** On systems without it the host name has to do. */
function readOr(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
