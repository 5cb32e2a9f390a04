import { oneFileStorage } from '../core/storage/one-file-storage.ts'
import type { FieldStorage } from '../core/storage/field-storage.ts'
import { maxBytesOf } from './file-size.ts'
import { fileTypes, typeOfName } from './file-types.ts'
import type { FileField } from './meaning.ts'
import { prepareFile } from './prepare-file.ts'
import { readStoredFile } from './stored-file.ts'

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
