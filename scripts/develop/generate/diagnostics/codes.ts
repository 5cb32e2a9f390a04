import type { CodeEntry } from './code-entry.ts'
import { accessCodes } from './codes/access.ts'
import { appCodes } from './codes/app.ts'
import { behaviourCodes } from './codes/behaviour.ts'
import { choiceCodes } from './codes/choices.ts'
import { conditionCodes } from './codes/conditions.ts'
import { databaseCodes } from './codes/database.ts'
import { endpointCodes } from './codes/endpoints.ts'
import { fieldNameCodes } from './codes/field-names.ts'
import { fileCodes } from './codes/files.ts'
import { homeCodes } from './codes/home.ts'
import { optionCodes } from './codes/options.ts'
import { partCodes } from './codes/parts.ts'
import { referenceCodes } from './codes/references.ts'
import { sectionCodes } from './codes/sections.ts'
import { sharedCodes } from './codes/shared.ts'
import { stageCodes } from './codes/stages.ts'

/** All diagnostic codes. A rule cannot use another one, and each has an example in `tests/generator/diagnostics`. */
export const codes = {
  ...fileCodes,
  ...partCodes,
  ...referenceCodes,
  ...sectionCodes,
  ...homeCodes,
  ...sharedCodes,
  ...endpointCodes,
  ...choiceCodes,
  ...conditionCodes,
  ...stageCodes,
  ...optionCodes,
  ...fieldNameCodes,
  ...behaviourCodes,
  ...databaseCodes,
  ...accessCodes,
  ...appCodes,
} satisfies Readonly<Record<string, CodeEntry>>

export type Code = keyof typeof codes
