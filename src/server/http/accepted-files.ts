import type { Mode } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { storageOf } from '../../kinds/storages.ts'

/** How many files a payload may carry under each name. */
export type AcceptedFiles = ReadonlyMap<string, number>

/** The files that these fields store. */
export function acceptedFiles(fields: Fields, mode: Mode): AcceptedFiles {
  return new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(storageOf(field).fileParts?.(name, field, mode) ?? {}),
    ),
  )
}
