import { randomUUID } from 'node:crypto'
import type { Queries, StoredRow } from '../database/database.ts'
import { PROCESSES_TABLE } from '../database/system-tables/processes.ts'
import { isRunning, nameThisMachine } from './this-machine.ts'

export const HEARTBEAT_MS = 20_000
/** Of another machine nothing can be asked; one that has been silent for so long is taken for dead. */
const SILENCE_MS = 90_000

/** This process as the others that serve the database see it. */
export interface Presence {
  readonly token: string
  /** To be called every `HEARTBEAT_MS`. */
  renew(): Promise<void>
  leave(): Promise<void>
  /** Takes the dead out of the list and answers the tokens of the living, this one's among them. */
  findLiving(): Promise<readonly string[]>
}

export function createPresence(queries: Queries): Presence {
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

/** A process of another token that has our number was there before us. */
function isDead(row: StoredRow, host: string): boolean {
  const pid = Number(row['pid'])
  if (row['host'] === host && (pid === process.pid || !isRunning(pid))) return true
  return Date.parse(String(row['alive_at'])) < Date.now() - SILENCE_MS
}
