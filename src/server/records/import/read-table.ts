import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Mutex } from 'async-mutex'
import { imports } from '../../../texts/imports.ts'
import { HttpError } from '../../errors/http-error.ts'

/** What the thread answers: the rows as JSON, or a refusal. */
export type TableAnswer =
  { readonly json: Uint8Array<ArrayBuffer> } | { readonly status: number; readonly message: string }

/** For 20,000 rows of 25 columns whose texts are all different hucre takes 430 MB. */
const MAX_HEAP_MB = 512
/** Ten times as long as such a file takes. */
const MAX_MS = 60_000

const oneAtATime = new Mutex()

/**
 * The rows of a CSV or XLSX file as JSON, its header first. A thread of its own reads it, with bounds to its memory and time:
 * what a hostile file costs, it costs nobody else. @throws HttpError for a file that is refused.
 */
export function readTable(file: Uint8Array): Promise<Uint8Array> {
  return oneAtATime.runExclusive(async () => {
    const answer = await runThread(file)
    if ('json' in answer) return answer.json
    throw new HttpError(answer.status, answer.message)
  })
}

async function runThread(file: Uint8Array): Promise<TableAnswer> {
  const worker = startThread(file)
  const timer = setTimeout(() => void worker.terminate(), MAX_MS)
  try {
    return await new Promise<TableAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new HttpError(413, imports.tooMuch)))
    })
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isOutOfMemory ? new HttpError(413, imports.tooMuch, { cause: error }) : error
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Beside this module in the sources as in a build. */
const EXTENSION = extname(new URL(import.meta.url).pathname)
const THREAD = new URL(`./table-worker${EXTENSION}`, import.meta.url)
/** A thread does not inherit tsx, which runs the program from its sources. */
const FROM_SOURCES = `import('tsx/esm/api').then(({ register }) => { register(); return import('${THREAD.href}') })`

function startThread(file: Uint8Array): Worker {
  const options = { workerData: file, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } }
  return EXTENSION === '.ts'
    ? new Worker(FROM_SOURCES, { ...options, eval: true })
    : new Worker(THREAD, options)
}
