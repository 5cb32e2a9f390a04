import type { Worker } from 'node:worker_threads'
import { Mutex } from 'async-mutex'
import { startThread } from '../../../server/face.ts'
import type { ParsedTable, TableChoices } from './parse-table.ts'
import { refuseTable, type TableError, type TableProblem } from './table-error.ts'

/** The rows of a file as JSON, its first one as texts too. */
interface ReadTable {
  readonly json: Uint8Array<ArrayBuffer>
  readonly headings: readonly string[]
  readonly known: Omit<ParsedTable, 'rows'>
}

/** What the thread is given. */
export interface TableWork {
  readonly file: Uint8Array
  readonly choices: TableChoices
}

/** What the thread answers: the rows, or why there are none. */
export type TableAnswer =
  ReadTable | ({ readonly problem: TableProblem } & Pick<TableError, 'line' | 'sheets'>)

/** For 20,000 rows of 25 columns whose texts are all different hucre takes 430 MB. */
const MAX_HEAP_MB = 512
/** Ten times as long as such a file takes. */
const MAX_MS = 60_000

/** How long a thread stays for the next file. */
const IDLE_MS = 10_000

const oneAtATime = new Mutex()
let idle: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | null = null

/**
 * The rows of a CSV or XLSX file as JSON, its header first. A thread of its own reads it, with bounds to its memory and time:
 * what a hostile file costs, it costs nobody else. @throws HttpError for a file that is refused.
 */
export function readTable(file: Uint8Array, choices: TableChoices = {}): Promise<ReadTable> {
  return oneAtATime.runExclusive(async () => {
    const worker = takeThread() ?? startTableThread()
    const answer = await askThread(worker, { file, choices })
    keepThread(worker)
    if ('json' in answer) return answer
    throw refuseTable(answer.problem, answer)
  })
}

async function askThread(worker: Worker, work: TableWork): Promise<TableAnswer> {
  const timer = setTimeout(() => void worker.terminate(), MAX_MS)
  worker.removeAllListeners().ref()
  try {
    return await new Promise<TableAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(refuseTable('tooMuch')))
      worker.postMessage(work, [])
    })
  } catch (error) {
    await worker.terminate()
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isOutOfMemory ? refuseTable('tooMuch', { cause: error }) : error
  } finally {
    clearTimeout(timer)
    worker.removeAllListeners()
  }
}

function takeThread(): Worker | undefined {
  clearTimeout(idle?.timer)
  const worker = idle?.worker
  idle = null
  return worker
}

/** Keeps a thread for a while, but no process from ending. */
function keepThread(worker: Worker): void {
  idle = { worker, timer: setTimeout(() => void takeThread()?.terminate(), IDLE_MS).unref() }
  worker.once('error', takeThread).once('exit', takeThread).unref()
}

function startTableThread(): Worker {
  return startThread(import.meta.url, 'table-worker', {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}
