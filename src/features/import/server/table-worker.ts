import { parentPort } from 'node:worker_threads'
import { parseTable } from './parse-table.ts'
import type { TableAnswer } from './read-table.ts'
import { TableError } from './table-error.ts'

// The thread that reads files, one after the other.
parentPort?.on('message', async (file: unknown) => {
  const told = await answer(file)
  parentPort?.postMessage(told, 'json' in told ? [told.json.buffer] : [])
})

async function answer(file: unknown): Promise<TableAnswer> {
  try {
    if (!(file instanceof Uint8Array)) throw new TypeError('the thread was given no file')
    const rows = await parseTable(file)
    return { json: new TextEncoder().encode(JSON.stringify(rows)), headings: rows[0]?.cells ?? [] }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { problem: error.problem }
  }
}
