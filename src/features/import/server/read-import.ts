import {
  importHeadSchema,
  importRowSchema,
  type ImportRequest,
  type ImportRow,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
} from '../calls.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '#texts/server.ts'
import { imports } from '#features/import/texts.ts'
import { HttpError } from '../../../server/face.ts'
import { createRowSplitter } from './row-splitter.ts'

/** As large as the rows of the largest file, as JSON. */
const MAX_BYTES = 3 * MAX_IMPORT_BYTES

/** Leaves JSON bodies unread, for `readImport`. */
export function keepBodiesUnread(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload))
}

/** The rows of a file and what is to become of them, each row read as it comes. @throws HttpError */
export async function readImport({ body }: FastifyRequest): Promise<ImportRequest> {
  if (!(body instanceof Readable)) throw new HttpError(400, imports.badRequest)
  try {
    return await readRows(body)
  } catch (error) {
    // What is left of it would keep the next request of the same connection waiting.
    body.resume()
    throw error
  }
}

async function readRows(body: Readable): Promise<ImportRequest> {
  const splitter = createRowSplitter('rows')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const rows: ImportRow[] = []
  let bytes = 0
  // The answer to what is refused still goes over the same connection.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) throw new HttpError(400, answers.unreadable)
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new HttpError(413, answers.tooLarge)
    for (const text of splitter.add(decode(decoder, chunk))) rows.push(readRow(text))
    if (rows.length > MAX_IMPORT_ROWS) throw new HttpError(400, imports.badRequest)
  }
  const head = importHeadSchema.safeParse(parse(splitter.rest()))
  if (!head.success || rows.length === 0) throw new HttpError(400, imports.badRequest)
  return { ...head.data, rows }
}

function readRow(text: string): ImportRow {
  const row = importRowSchema.safeParse(parse(text))
  if (!row.success) throw new HttpError(400, imports.badRequest)
  return row.data
}

function decode(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw new HttpError(400, answers.unreadable)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, answers.unreadable)
  }
}
