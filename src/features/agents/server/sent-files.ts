import * as z from 'zod/mini'
import { agentAnswers } from '#features/agents/texts.ts'
import { answers } from '#texts/server.ts'
import type { FilePart, InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import { LARGEST_BYTES } from '../../../kinds/file/file-types.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { Mode } from '../../../schema/entity/field-definition.ts'
import { acceptedFiles, assertValid, HttpError, MAX_BYTES, type Payload } from '../../../server/face.ts'
import { formatBytes } from '../../../texts/format-bytes.ts'

export const MAX_FILE_NAME_LENGTH = 255

const sentFile = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_FILE_NAME_LENGTH)),
  mediaType: z.optional(z.string().check(z.maxLength(MAX_FILE_NAME_LENGTH))),
  /** A pattern over the whole of it would fill the stack. */
  data: z.string().check(z.refine((data) => data.length % 4 === 0 && !/[^A-Za-z\d+/=]/.test(data))),
})

export function takesFiles(name: string, field: Field): boolean {
  return Object.keys(storageOf(field).fileParts?.(name, field, 'create') ?? {}).length > 0
}

/**
 * Values as a form sends them, whose files are some: what is asked of their content is asked where records are validated.
 * @throws ValidationError for what is no file, and for one that is too large
 */
export function readSentFiles(fields: Fields, mode: Mode, values: Payload): Payload {
  const accepted = acceptedFiles(fields, mode)
  const errors: InvalidValue[] = []
  const read = Object.entries(values).map(([part, value]): [string, unknown] => {
    const limits = accepted.get(part)
    return [part, limits ? readPart(part, value, limits, errors) : value]
  })
  assertValid(errors)
  return Object.fromEntries(read)
}

/** What waits for a person is stored as JSON, and a proposal is no place to keep files. @throws HttpError */
export function assertNoFiles(
  { fields }: AnyEntity,
  { kind, values }: { readonly kind: Mode; readonly values: Payload },
): void {
  const parts = Object.entries(fields).flatMap(([name, field]) =>
    takesFiles(name, field) ? Object.keys(payloadOf(field).shape(name, field, kind)) : [],
  )
  const sent = parts.filter((part) => Object.hasOwn(values, part))
  if (sent.length > 0) throw new HttpError(400, agentAnswers.filesNeedPeople(sent.join(', ')))
}

/** One or several, as the part holds; nothing is none. */
function readPart(part: string, value: unknown, { maxBytes }: FilePart, errors: InvalidValue[]): unknown {
  if (value === null || value === '') return value
  if (Array.isArray(value)) return value.map((each) => readPart(part, each, { most: 1, maxBytes }, errors))
  const { data: sent } = sentFile.safeParse(value)
  if (!sent) errors.push({ msg: agentAnswers.fileExpected, path: part })
  else if (bytesOf(sent.data) > maxBytes)
    errors.push({ msg: answers.fileTooHeavy(formatBytes(maxBytes)), path: part })
  else return new File([Buffer.from(sent.data, 'base64')], sent.name, { type: sent.mediaType ?? '' })
  return undefined
}

/** What base64 of this length holds, its padding counted in. */
function bytesOf({ length }: string): number {
  return Math.floor((length / 4) * 3) - 2
}

/** How long a message may be: as long as the files of one record are, where tools carry any. */
export function mostBytesOf(entities: readonly AnyEntity[]): number {
  const bytes = entities.flatMap(({ fields }) =>
    (['create', 'update'] as const).map((mode) =>
      [...acceptedFiles(fields, mode).values()].reduce((sum, { most, maxBytes }) => sum + most * maxBytes, 0),
    ),
  )
  return MAX_BYTES + Math.ceil((Math.min(Math.max(0, ...bytes), LARGEST_BYTES) * 4) / 3)
}
