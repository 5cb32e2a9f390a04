import type { CodeEntry } from './code-entry.ts'
import { choiceCodes } from './codes/choices.ts'
import { databaseCodes } from './codes/database.ts'
import { endpointCodes } from './codes/endpoints.ts'
import { fieldNameCodes } from './codes/field-names.ts'
import { fileCodes } from './codes/files.ts'
import { optionCodes } from './codes/options.ts'
import { partCodes } from './codes/parts.ts'
import { referenceCodes } from './codes/references.ts'
import { sharedCodes } from './codes/shared.ts'

/** Every kind of mistake. A rule can name no other, and none is without its example. */
export const codes = {
  ...fileCodes,
  ...partCodes,
  ...referenceCodes,
  ...sharedCodes,
  ...endpointCodes,
  ...choiceCodes,
  ...optionCodes,
  ...fieldNameCodes,
  ...databaseCodes,
} satisfies Readonly<Record<string, CodeEntry>>

export type Code = keyof typeof codes
