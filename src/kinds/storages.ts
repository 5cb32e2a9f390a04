import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { isFieldKind } from './all-meanings.ts'
import { dateStorage } from './date/storage.ts'
import { datetimeStorage } from './datetime/storage.ts'
import { dependentLookupStorage } from './dependent-lookup/storage.ts'
import type { FieldStorage } from './field-storage.ts'
import { fileStorage } from './file/storage.ts'
import { imageStorage } from './image/storage.ts'
import { imagesStorage } from './images/storage.ts'
import { localizedTextStorage } from './localized-text/storage.ts'
import { lookupStorage } from './lookup/storage.ts'
import { passwordStorage } from './password/storage.ts'
import { plainStorage } from './plain-storage.ts'
import { referenceStorage } from './reference/storage.ts'
import { referencesStorage } from './references/storage.ts'
import { timeStorage } from './time/storage.ts'
import { rowsStorage } from './rows/storage.ts'

/** A kind that is not here only sits in its columns. */
const storages: { readonly [Kind in FieldKind]?: FieldStorage<FieldKinds[Kind]> } = {
  date: dateStorage,
  datetime: datetimeStorage,
  time: timeStorage,
  lookup: lookupStorage,
  dependentLookup: dependentLookupStorage,
  reference: referenceStorage,
  references: referencesStorage,
  rows: rowsStorage,
  image: imageStorage,
  file: fileStorage,
  images: imagesStorage,
  localizedText: localizedTextStorage,
  password: passwordStorage,
}

/** How a field is stored, whatever its kind. */
export function storageOf(field: Field): FieldStorage<Field> {
  return storages[field.kind] ?? plainStorage
}

/** Whether what fields of this kind store means nothing to another kind; a kind that is no more is not asked. */
export function isOpaqueKind(kind: string): boolean {
  if (!isFieldKind(kind)) return false
  const storage: FieldStorage<never> | undefined = storages[kind]
  return storage?.isOpaque ?? false
}
