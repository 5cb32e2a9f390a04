// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import { type FieldStorage, plainStorage } from '../core/storage/field-storage.ts'
import { dateStorage } from '../date/storage.ts'
import { datetimeStorage } from '../datetime/storage.ts'
import { dependentLookupStorage } from '../dependent-lookup/storage.ts'
import { emailStorage } from '../email/storage.ts'
import { fileStorage } from '../file/storage.ts'
import { imageStorage } from '../image/storage.ts'
import { imagesStorage } from '../images/storage.ts'
import { localizedTextStorage } from '../localized-text/storage.ts'
import { lookupStorage } from '../lookup/storage.ts'
import { passwordStorage } from '../password/storage.ts'
import { referenceStorage } from '../reference/storage.ts'
import { referencesStorage } from '../references/storage.ts'
import { rowsStorage } from '../rows/storage.ts'
import { timeStorage } from '../time/storage.ts'

const storages: { readonly [Kind in FieldKind]?: FieldStorage<FieldKinds[Kind]> } = {
  date: dateStorage,
  datetime: datetimeStorage,
  dependentLookup: dependentLookupStorage,
  email: emailStorage,
  file: fileStorage,
  image: imageStorage,
  images: imagesStorage,
  localizedText: localizedTextStorage,
  lookup: lookupStorage,
  password: passwordStorage,
  reference: referenceStorage,
  references: referencesStorage,
  rows: rowsStorage,
  time: timeStorage,
}

/** How a field is stored, whatever its kind. */
export function storageOf({ kind }: Pick<Field, 'kind'>): FieldStorage<Field> {
  return storages[kind] ?? plainStorage
}
