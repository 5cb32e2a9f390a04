import { parentPort, workerData } from 'node:worker_threads'
import { databaseOf, openForReading, TOO_SLOW } from './connection.ts'
import type { Asked, ReadingReply, ReadingWork } from './reading-thread.ts'

// A thread that reads what takes long, one statement after the other.

/** Taking over more rows at once would hold whoever asked. */
const PORTION = 1_000

const { file, mostMs }: ReadingWork = workerData
let deadline = Infinity
const database = databaseOf(
  openForReading(file, () => {
    if (performance.now() > deadline) throw new Error(TOO_SLOW)
    return 1
  }),
)
/** Rows that were not told yet. */
let rest: readonly unknown[] = []

parentPort?.on('message', (asked: Asked | null) => {
  if (asked) return parentPort?.postMessage(answer(asked), [])
  database.close()
  parentPort?.close()
})

function answer({ statement }: Asked): ReadingReply {
  try {
    deadline = performance.now() + mostMs
    const rows = statement ? database.prepare(statement.sql).all(statement.parameters) : rest
    const isWhole = rows.length <= PORTION
    rest = isWhole ? [] : rows.slice(PORTION)
    return { rows: rows.slice(0, PORTION), isWhole }
  } catch (error) {
    return { error }
  }
}
