import type { Worker } from 'node:worker_threads'
import { DatabaseUnavailable, StatementTooSlow } from '../../errors/database-unavailable.ts'
import { isLong } from '../database.ts'
import { startThread } from '../start-thread.ts'

export interface Asked {
  /** Without it, the rows that follow. */
  readonly statement?: { readonly sql: string; readonly parameters: readonly unknown[] }
}

/** What a thread is started with. */
export interface ReadingWork {
  readonly file: string
  /** When a statement gives up by itself, where its conditions ask for the time. */
  readonly mostMs: number
}

/** A part of the rows, or what went wrong. */
export type ReadingReply =
  { readonly rows: readonly unknown[]; readonly isWhole: boolean } | { readonly error: unknown }

/** Threads that read a SQLite file, while the event loop serves others. */
export interface ReadingThreads {
  /** @returns the rows, as of the last commit. */
  read<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]>
  /** Lets the threads end once they have read; a later read starts others. */
  close(): Promise<void>
}

const MOST_THREADS = 3
/** One thread is left to what is short. */
const MOST_LONG = MOST_THREADS - 1
const MOST_MS = 10_000
/** How much longer a statement has whose conditions ask for no time. */
const GRACE_MS = 2_000

interface Reading {
  readonly statement: NonNullable<Asked['statement']>
  readonly rows: unknown[]
  resolve(): void
  reject(error: unknown): void
}

interface Thread {
  readonly worker: Worker
  reading: Reading | null
  timer?: NodeJS.Timeout
}

/** A thread starts where all others read, and again after one has crashed. */
export function createReadingThreads(file: string, mostMs = MOST_MS): ReadingThreads {
  const pool = new ThreadPool({ file, mostMs })
  const unfinished = new Set<Promise<unknown>>()
  return {
    read<Row>(sql: string, parameters: readonly unknown[]) {
      const rows: Row[] = []
      const read = new Promise<Row[]>((resolve, reject) =>
        pool.add({ statement: { sql, parameters }, rows, resolve: () => resolve(rows), reject }),
      )
      unfinished.add(read)
      const forget = () => unfinished.delete(read)
      read.then(forget, forget)
      return read
    },
    async close() {
      await Promise.allSettled(unfinished)
      await pool.end()
    },
  }
}

class ThreadPool {
  readonly #work: ReadingWork
  readonly #threads = new Set<Thread>()
  readonly #waiting: Reading[] = []

  constructor(work: ReadingWork) {
    this.#work = work
  }

  add(reading: Reading): void {
    this.#waiting.push(reading)
    this.#dispatch()
  }

  async end(): Promise<void> {
    const ends = [...this.#threads].map(({ worker }) => {
      worker.ref()
      const end = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage(null, [])
      return end
    })
    await Promise.all(ends)
  }

  #dispatch(): void {
    for (const reading of this.#waiting.slice()) {
      const threads = [...this.#threads]
      const long = threads.filter((each) => each.reading && isLong(each.reading.statement.sql))
      if (long.length >= MOST_LONG && isLong(reading.statement.sql)) continue
      const idle = threads.find((each) => !each.reading)
      if (!idle && threads.length >= MOST_THREADS) return
      this.#waiting.splice(this.#waiting.indexOf(reading), 1)
      this.#run(idle ?? this.#start(), reading)
    }
  }

  #start(): Thread {
    const worker = startThread(import.meta.url, 'reading-worker', { workerData: this.#work })
    const thread: Thread = { worker, reading: null }
    const forget = (error: unknown) => {
      this.#threads.delete(thread)
      finish(thread)?.reject(new DatabaseUnavailable(error))
      this.#dispatch()
    }
    worker.on('message', (reply: ReadingReply) => this.#settle(thread, reply))
    worker.once('error', forget)
    worker.once('exit', () => forget(new Error('the thread that reads has ended')))
    this.#threads.add(thread)
    return thread
  }

  #run(thread: Thread, reading: Reading): void {
    thread.reading = reading
    thread.timer = setTimeout(giveUp, this.#work.mostMs + GRACE_MS, thread)
    thread.timer.unref()
    thread.worker.ref()
    thread.worker.postMessage({ statement: reading.statement } satisfies Asked, [])
  }

  #settle(thread: Thread, reply: ReadingReply): void {
    if ('rows' in reply) {
      for (const row of reply.rows) thread.reading?.rows.push(row)
      // Asked for only now, so that others have their turn before it comes.
      if (!reply.isWhole) return thread.worker.postMessage({} satisfies Asked, [])
      finish(thread)?.resolve()
    } else finish(thread)?.reject(reply.error)
    this.#dispatch()
  }
}

function finish(thread: Thread): Reading | null {
  const { reading, timer, worker } = thread
  clearTimeout(timer)
  thread.reading = null
  // A thread that nobody waits for keeps no process from ending.
  worker.unref()
  return reading
}

/** Nobody waits for it any more. The driver cannot interrupt it, so that its thread ends, and makes room, once it is done. */
function giveUp({ reading, worker }: Thread): void {
  reading?.reject(new StatementTooSlow())
  worker.removeAllListeners('message')
  worker.unref()
  void worker.terminate()
}
