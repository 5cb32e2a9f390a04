import { oneFileStorage } from '../core/storage/one-file-storage.ts'
import type { FieldStorage, InvalidValue, PreparedFile } from '../core/storage/field-storage.ts'
import { maxBytesOf, fileTypes, typeOfName } from './file-types.ts'
import type { FileField } from './definition.ts'
import { readStoredFile, type StoredFile } from './stored-file.ts'
import { randomBytes } from 'node:crypto'
import { answers } from '#texts/server.ts'
import { formatBytes } from '../../texts/format-bytes.ts'
import { t } from '../../texts/locale.ts'
import { findProblem, typeWords, type FileProblem } from './find-problem.ts'

interface Prepared {
  readonly value: StoredFile
  readonly file: PreparedFile
}

/** A sent file as it will be stored and told of, or what is wrong with it. */
async function prepareFile(
  file: File,
  field: FileField,
  path: string,
): Promise<Prepared | { readonly error: InvalidValue }> {
  const problem = await findProblem(file, field)
  if (problem !== null) return { error: { msg: describe(problem, field), path } }
  const name = `${randomBytes(16).toString('hex')}.bin`
  const value = { file: name, name: tidyName(file.name), size: file.size }
  return { value, file: { name, full: new Uint8Array(await file.arrayBuffer()) } }
}

function describe(problem: FileProblem, field: FileField): string {
  const label = t(field.label)
  if (problem === 'empty') return answers.emptyFile(label)
  if (problem === 'large') return answers.fileTooLarge(label, formatBytes(maxBytesOf(field)))
  if (problem === 'type') return answers.fileOfOtherType(label, typeWords(field))
  return answers.fileOfOtherContent(label, typeWords(field))
}

const LONGEST_NAME = 200
/** What nobody sees, and what turns the direction of a name so that its end looks like another one. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What a person called a file: without folders, in what can be read, its ending kept. */
function tidyName(sent: string): string {
  const [last = ''] = sent.split(/[/\\]/).slice(-1)
  const name = last.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
  const letters = [...name]
  if (letters.length <= LONGEST_NAME) return name
  const ending = name.slice(name.lastIndexOf('.'))
  return `${letters.slice(0, LONGEST_NAME - ending.length - 1).join('')}…${ending}`
}

export const fileStorage: FieldStorage<FileField> = {
  ...oneFileStorage<FileField>({
    maxBytes: maxBytesOf,
    prepare: prepareFile,
    storedName: (value) => readStoredFile(value)?.file ?? '',
  }),
  download(value) {
    const stored = readStoredFile(value)
    if (!stored) return undefined
    const type = typeOfName(stored.name)
    return { ...stored, mediaType: type ? fileTypes[type].mediaType : 'application/octet-stream' }
  },
}
