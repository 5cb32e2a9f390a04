import { parentPort } from 'node:worker_threads'
import { parseTable } from './parse-table.ts'
import type { TableAnswer, TableWork } from './read-table.ts'
import { TableError } from './table-error.ts'

// The thread that reads files, one after the other.
parentPort?.on('message', async (work: TableWork) => {
  const told = await answer(work)
  parentPort?.postMessage(told, 'json' in told ? [told.json.buffer] : [])
})

async function answer({ file, choices }: TableWork): Promise<TableAnswer> {
  try {
    const { rows, ...known } = await parseTable(file, choices)
    const json = new TextEncoder().encode(JSON.stringify(rows))
    return { json, headings: rows[0]?.cells ?? [], known }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { problem: error.problem, line: error.line, sheets: error.sheets }
  }
}
