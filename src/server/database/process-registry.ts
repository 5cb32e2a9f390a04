import { randomUUID } from 'node:crypto'
import type { Queries, StoredRow } from './database.ts'
import { PROCESSES_TABLE } from './system-tables.ts'
import { isRunning, nameThisMachine } from './this-machine.ts'

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
}

export function createProcessRegistry(queries: Queries): ProcessRegistry {
  const token = randomUUID()
  const host = nameThisMachine()
  const leave = async (left: string) => {
    await queries.deleteFrom(PROCESSES_TABLE).where('token', '=', left).execute()
  }
  return {
    token,
    leave: () => leave(token),
    async renew() {
      const alive_at = new Date().toISOString()
      const { numUpdatedRows } = await queries
        .updateTable(PROCESSES_TABLE)
        .set({ alive_at })
        .where('token', '=', token)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      await queries.insertInto(PROCESSES_TABLE).values({ token, host, pid: process.pid, alive_at }).execute()
    },
    async findLiving() {
      const rows = await queries.selectFrom(PROCESSES_TABLE).selectAll().execute()
      const dead = rows.filter((row) => row['token'] !== token && isDead(row, host))
      for (const row of dead) await leave(String(row['token']))
      return rows.filter((row) => !dead.includes(row)).map((row) => String(row['token']))
    },
  }
}

/** A process with our process id and another token has ended before this one started. */
function isDead(row: StoredRow, host: string): boolean {
  const pid = Number(row['pid'])
  if (row['host'] === host && (pid === process.pid || !isRunning(pid))) return true
  return Date.parse(String(row['alive_at'])) < Date.now() - SILENCE_MS
}
