import type { Authoring } from '../core/authoring/authoring.ts'
import { expecting, listOf, optional } from '../core/authoring/check.ts'
import { everyValue, hasWord, isText } from '../core/authoring/recognize.ts'
import { component, oneOf } from '../core/authoring/value-checks.ts'
import { isFile } from '../image/authoring.ts'
import { LARGEST_BYTES, readFileSize, fileTypes, isFileType, typeOfName } from './file-types.ts'
import type { FileField } from './definition.ts'

const WORDS = ['file', 'document', 'attachment', 'contract', 'pdf', 'invoice', 'fichier', 'contrat']
const TYPES = Object.keys(fileTypes)

const size = expecting("a size up to '50 MB', as '500 kB' or '10 MB'", (value) => {
  const bytes = isText(value) ? readFileSize(value) : undefined
  return bytes !== undefined && bytes > 0 && bytes <= LARGEST_BYTES
})

export const fileAuthoring: Authoring<FileField> = {
  options: {
    cell: optional(component),
    types: listOf('endings of file names', oneOf('E124', TYPES)),
    maxSize: optional(size),
  },
  nameWords: WORDS,
  recognizeValues: everyValue((value) => isText(value) && isDocument(value)),
  recognizeSchema: ({ name, schema, isText: isOne }) =>
    isOne && isFile(schema) && hasWord(name, WORDS) ? {} : undefined,
  argument: 'pdf,docx,…',
  readArgument(argument) {
    const types = argument.split(',').filter((each) => each !== '')
    return types.length > 0 && types.every(isFileType) ? { types } : undefined
  },
  complete: () => ({ types: ['pdf'] }),
  isFile: true,
}

/** The name of a file, or its address, that is no picture. */
function isDocument(value: string): boolean {
  const type = typeOfName(value)
  return type !== undefined && !/\s/.test(value) && !fileTypes[type].mediaType.startsWith('image/')
}
