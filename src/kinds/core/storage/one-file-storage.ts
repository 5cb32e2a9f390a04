import type { FieldBase } from '../../../schema/entity/field-definition.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../../texts/locale.ts'
import type { InvalidValue, FieldStorage, PreparedFile } from './field-storage.ts'
import { fileNames } from './one-file.ts'

interface OneFileKind<F> {
  maxBytes(field: F): number
  /** The value that a record has of a sent file, or what is wrong with that. */
  prepare(file: File, field: F, path: string): Promise<PreparedValue | { readonly error: InvalidValue }>
  /** The name of the stored file of a record's value; empty where it has none. */
  storedName(value: unknown): string
}

interface PreparedValue {
  readonly value: unknown
  readonly file: PreparedFile
}

/** A stored file. On update: `existing…` absent keeps it, empty removes it, and a new file replaces it. */
export function oneFileStorage<F extends FieldBase>(kind: OneFileKind<F>): FieldStorage<F> {
  return {
    isOpaque: true,
    async validate(name, field, { mode, sent, stored }) {
      const names = fileNames(name, mode)
      const file = sent.get(names.file)
      const kept = sent.get(names.existing) ?? ''
      const isForeign = kept !== '' && kept !== kind.storedName(stored?.[name])
      const errors: InvalidValue[] = isForeign
        ? [{ msg: answers.foreignFile(t(field.label)), path: names.existing }]
        : []
      if (file instanceof File) {
        const prepared = await kind.prepare(file, field, names.file)
        if ('error' in prepared) errors.push(prepared.error)
        else if (!isForeign) return { value: prepared.value, files: [prepared.file] }
      }
      if (errors.length > 0) return { errors }
      if (!sent.has(names.existing)) return undefined
      return { value: kept === '' ? null : stored?.[name] }
    },
    control: (name, _field, mode) => fileNames(name, mode).file,
    fileParts: (name, field, mode) => ({
      [fileNames(name, mode).file]: { most: 1, maxBytes: kind.maxBytes(field) },
    }),
    files: (value) => [kind.storedName(value)].filter((each) => each !== ''),
  }
}
