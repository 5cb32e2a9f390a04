import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { assertNoMistakes, Refusal } from '../errors/refusal.ts'
import type { Mistake } from '../../kinds/field-storage.ts'
import { MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '../../schema/image-format.ts'
import type { Payload } from '../records/parse-payload.ts'
import type { AcceptedFiles } from './accepted-files.ts'

/** Bounds of one body. A file over its limit is still read to its end, so that the answer reaches whoever sends it. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 200,
  fieldSize: 1_000_000,
  fields: 200,
  files: 50,
  parts: 250,
  headerPairs: 100,
  fileSize: MAX_IMAGE_BYTES,
} as const

const MAX_FILE_BYTES = 20 * MAX_IMAGE_BYTES
const MAX_TEXT_BYTES = 2_000_000

/**
 * The parts of a multipart body by name; a name that comes more than once holds a list. A file that nobody wants is let
 * go as it comes, and is an empty one here: under the name of a text it is still refused.
 */
export async function readMultipart(request: FastifyRequest, accepted: AcceptedFiles): Promise<Payload> {
  const wanted = new Map(accepted)
  const parts = new Map<string, unknown>()
  const tooHeavy: Mistake[] = []
  const bytes = { files: 0, texts: 0 }
  try {
    for await (const part of request.parts()) {
      const left = wanted.get(part.fieldname) ?? 0
      const value = await readPart(part, left > 0)
      if (value instanceof File) wanted.set(part.fieldname, left - 1)
      if (value === undefined) tooHeavy.push(describeTooHeavy(part))
      else addPart(parts, part.fieldname, value)
      if (value instanceof File) bytes.files += value.size
      else if (typeof value === 'string') bytes.texts += value.length
      if (bytes.files > MAX_FILE_BYTES || bytes.texts > MAX_TEXT_BYTES)
        throw new Refusal(413, answers.tooLarge)
    }
  } catch (error) {
    throw isTold(error) ? error : new Refusal(400, answers.unreadable)
  }
  assertNoMistakes(tooHeavy, 413)
  return Object.fromEntries(parts)
}

function addPart(parts: Map<string, unknown>, name: string, value: unknown): void {
  const before = parts.get(name)
  if (before === undefined) parts.set(name, value)
  else parts.set(name, Array.isArray(before) ? [...before, value] : [before, value])
}

/** A part's text or file; undefined where it is too long. */
async function readPart(part: Multipart, isWanted: boolean): Promise<unknown> {
  if (part.type === 'file') return readFile(part, isWanted)
  if (part.valueTruncated) return undefined
  // Form encoding writes every line end as CRLF, whatever was typed.
  return typeof part.value === 'string' ? part.value.replaceAll('\r\n', '\n') : part.value
}

async function readFile(part: MultipartFile, isWanted: boolean): Promise<File | string | undefined> {
  const chunks: Uint8Array[] = []
  for await (const chunk of part.file) if (isWanted && chunk instanceof Uint8Array) chunks.push(chunk)
  if (isWanted && part.file.truncated) return undefined
  // What a browser sends for a file input that holds no file.
  if (part.file.bytesRead === 0 && !part.filename) return ''
  return new File([Buffer.concat(chunks)], part.filename || 'file', { type: part.mimetype })
}

function describeTooHeavy({ type, fieldname }: Multipart): Mistake {
  return {
    msg: type === 'file' ? answers.fileTooHeavy(MAX_IMAGE_MEGABYTES) : answers.tooLarge,
    path: fieldname,
  }
}

/** What the parser throws by itself carries no status; all of it says that the body is broken. */
function isTold(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && 'statusCode' in error)
}
