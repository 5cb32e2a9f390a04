import { parentPort, workerData } from 'node:worker_threads'
import type { Asked, ReadingReply } from './reading-thread.ts'
import { databaseOf, openForReading } from './connection.ts'

// The thread that reads what takes long, one statement after the other.

/** Taking over more rows at once would hold whoever asked. */
const PORTION = 1_000

const database = databaseOf(openForReading(String(workerData)))
/** Rows that were not told yet, by the number of their question. */
const rests = new Map<number, readonly unknown[]>()

parentPort?.on('message', (asked: Asked | null) => {
  if (asked) return parentPort?.postMessage(answer(asked), [])
  database.close()
  parentPort?.close()
})

function answer({ number, statement }: Asked): ReadingReply {
  try {
    const rows = statement
      ? database.prepare(statement.sql).all(statement.parameters)
      : (rests.get(number) ?? [])
    rests.delete(number)
    const isWhole = rows.length <= PORTION
    if (!isWhole) rests.set(number, rows.slice(PORTION))
    return { number, rows: rows.slice(0, PORTION), isWhole }
  } catch (error) {
    return { number, error }
  }
}
