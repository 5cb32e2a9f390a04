import type { Mode } from '../../../schema/entity/field-definition.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { answers } from '#texts/server.ts'
import { assertValid, HttpError } from '../../errors/http-error.ts'
import type { InvalidValue, FilePart } from '../../../kinds/core/storage/field-storage.ts'
import { LARGEST_BYTES } from '../../../kinds/file/file-types.ts'
import { formatBytes } from '../../../texts/format-bytes.ts'
import type { Payload } from '../../records/validation/parse-payload.ts'

/** The files that a payload may carry, by part name. */
export type AcceptedFiles = ReadonlyMap<string, FilePart>

/** The files that an endpoint of these fields accepts. */
export function acceptedFiles(fields: Fields, mode: Mode): AcceptedFiles {
  return new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(storageOf(field).fileParts?.(name, field, mode) ?? {}),
    ),
  )
}

/** Limits of one body. A file over its limit is still read to its end, so that the client reads the response. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 200,
  fieldSize: 1_000_000,
  fields: 200,
  files: 50,
  parts: 250,
  headerPairs: 100,
  fileSize: LARGEST_BYTES,
} as const

const MAX_FILE_BYTES = 200_000_000
const MAX_TEXT_BYTES = 2_000_000

/**
 * The parts of a multipart body by name; a repeated name holds a list. The content of a file that no field accepts is
 * discarded as it arrives; an empty file stands for it, so that validation still refuses it.
 */
export async function readMultipart(request: FastifyRequest, accepted: AcceptedFiles): Promise<Payload> {
  const taken = new Map<string, number>()
  const parts = new Map<string, unknown>()
  const tooLarge: InvalidValue[] = []
  const bytes = { files: 0, texts: 0 }
  try {
    for await (const part of request.parts()) {
      const { most = 0, maxBytes = 0 } = accepted.get(part.fieldname) ?? {}
      const before = taken.get(part.fieldname) ?? 0
      const value = await readPart(part, before < most ? maxBytes : null)
      if (value instanceof File) taken.set(part.fieldname, before + 1)
      if (value === undefined) tooLarge.push(describeTooLarge(part, maxBytes))
      else addPart(parts, part.fieldname, value)
      if (value instanceof File) bytes.files += value.size
      else if (typeof value === 'string') bytes.texts += value.length
      if (bytes.files > MAX_FILE_BYTES || bytes.texts > MAX_TEXT_BYTES)
        throw new HttpError(413, answers.tooLarge)
    }
  } catch (error) {
    throw refusalOf(error)
  }
  assertValid(tooLarge, 413)
  return Object.fromEntries(parts)
}

function addPart(parts: Map<string, unknown>, name: string, value: unknown): void {
  const before = parts.get(name)
  if (before === undefined) parts.set(name, value)
  else parts.set(name, Array.isArray(before) ? [...before, value] : [before, value])
}

/** A part's text or file; undefined if it is too long. Of a file that nobody takes, which has no limit, nothing is kept. */
async function readPart(part: Multipart, limit: number | null): Promise<unknown> {
  if (part.type === 'file') return readFile(part, limit)
  if (part.valueTruncated) return undefined
  // Form encoding turns every line end into CRLF.
  return typeof part.value === 'string' ? part.value.replaceAll('\r\n', '\n') : part.value
}

async function readFile(part: MultipartFile, limit: number | null): Promise<File | string | undefined> {
  const chunks: Uint8Array[] = []
  for await (const chunk of part.file)
    if (limit !== null && part.file.bytesRead <= limit && chunk instanceof Uint8Array) chunks.push(chunk)
  if (limit !== null && (part.file.truncated || part.file.bytesRead > limit)) return undefined
  // A browser sends this for an empty file input.
  if (part.file.bytesRead === 0 && !part.filename) return ''
  return new File([Buffer.concat(chunks)], part.filename || 'file', { type: part.mimetype })
}

function describeTooLarge({ type, fieldname }: Multipart, maxBytes: number): InvalidValue {
  return {
    msg: type === 'file' ? answers.fileTooHeavy(formatBytes(maxBytes)) : answers.tooLarge,
    path: fieldname,
  }
}

/** The parser's own errors carry no status, and all mean a malformed body. */
export function refusalOf(error: unknown): unknown {
  const hasStatus = error instanceof HttpError || (error instanceof Error && 'statusCode' in error)
  return hasStatus ? error : new HttpError(400, answers.unreadable)
}
