import type { JsonSchema } from '../../../../calls/json-schema.ts'
import type { FilePart } from '../../../../kinds/core/storage/field-storage.ts'
import { formatBytes } from '../../../../texts/format-bytes.ts'
import { MAX_FILE_NAME_LENGTH } from '../sent-files.ts'

const text = { type: 'string', maxLength: MAX_FILE_NAME_LENGTH }

const FILE: JsonSchema = {
  type: 'object',
  properties: {
    name: { ...text, description: 'With its ending.' },
    mediaType: text,
    data: { type: 'string', contentEncoding: 'base64' },
  },
  required: ['name', 'data'],
  additionalProperties: false,
}

/** What of the present files stays, where a record is updated. */
export const KEPT =
  'What stays of the files that it has, by the names that they are read with; all without it.'

/** A part of a payload that holds one file, or several. */
export function describeFilePart({ most, maxBytes }: FilePart): JsonSchema {
  const description = `${formatBytes(maxBytes)} at most.`
  return most === 1
    ? { ...FILE, description }
    : { type: 'array', items: FILE, maxItems: most, description: `Each ${description}` }
}
