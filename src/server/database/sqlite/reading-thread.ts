import type { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '../../errors/database-unavailable.ts'
import { startThread } from '../start-thread.ts'

export interface Asked {
  readonly number: number
  /** Without it, the rows that follow. */
  readonly statement?: { readonly sql: string; readonly parameters: readonly unknown[] }
}

/** A part of the rows, or what went wrong. */
export type ReadingReply =
  | { readonly number: number; readonly rows: readonly unknown[]; readonly isWhole: boolean }
  | { readonly number: number; readonly error: unknown }

/** A thread that reads a SQLite file, while the event loop serves others. */
export interface ReadingThread {
  /** @returns the rows, as of the last commit. */
  read<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]>
  /** Lets the thread end; a later read starts another. */
  close(): Promise<void>
}

interface Pending {
  readonly rows: unknown[]
  resolve(): void
  reject(error: unknown): void
}

/** The thread starts with the first read, and again with the first one after it has crashed. */
export function createReadingThread(file: string): ReadingThread {
  const pending = new Map<number, Pending>()
  let worker: Worker | null = null
  let count = 0

  const start = () => {
    const started = startThread(import.meta.url, 'reading-worker', { workerData: file })
    const forget = (error: unknown) => {
      if (worker !== started) return
      worker = null
      for (const { reject } of pending.values()) reject(new DatabaseUnavailable(error))
      pending.clear()
    }
    started.on('message', (told: ReadingReply) => settle(started, told))
    started.once('error', forget)
    started.once('exit', () => forget(new Error('the thread that reads has ended')))
    return started
  }
  const settle = (from: Worker, told: ReadingReply) => {
    const asking = pending.get(told.number)
    if (!asking) return
    if ('rows' in told) {
      for (const row of told.rows) asking.rows.push(row)
      // Asked for only now, so that others have their turn before it comes.
      if (!told.isWhole) return from.postMessage({ number: told.number } satisfies Asked, [])
      asking.resolve()
    } else asking.reject(told.error)
    pending.delete(told.number)
    if (pending.size === 0) from.unref()
  }
  return {
    read: <Row>(sql: string, parameters: readonly unknown[]) =>
      new Promise<Row[]>((resolve, reject) => {
        worker ??= start()
        count += 1
        worker.postMessage({ number: count, statement: { sql, parameters } } satisfies Asked, [])
        const rows: Row[] = []
        pending.set(count, { rows, resolve: () => resolve(rows), reject })
        // A thread that nobody waits for keeps no process from ending.
        worker.ref()
      }),
    async close() {
      const last = worker
      if (!last) return
      last.ref()
      await new Promise((resolve) => {
        last.once('exit', resolve)
        last.postMessage(null, [])
      })
    },
  }
}
