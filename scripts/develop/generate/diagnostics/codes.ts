import type { CodeEntry } from './code-entry.ts'
import accessCodes from './codes/access.json' with { type: 'json' }
import appCodes from './codes/app.json' with { type: 'json' }
import behaviourCodes from './codes/behaviour.json' with { type: 'json' }
import choiceCodes from './codes/choices.json' with { type: 'json' }
import conditionCodes from './codes/conditions.json' with { type: 'json' }
import databaseCodes from './codes/database.json' with { type: 'json' }
import endpointCodes from './codes/endpoints.json' with { type: 'json' }
import fieldNameCodes from './codes/field-names.json' with { type: 'json' }
import fileCodes from './codes/files.json' with { type: 'json' }
import homeCodes from './codes/home.json' with { type: 'json' }
import optionCodes from './codes/options.json' with { type: 'json' }
import partCodes from './codes/parts.json' with { type: 'json' }
import referenceCodes from './codes/references.json' with { type: 'json' }
import sectionCodes from './codes/sections.json' with { type: 'json' }
import sharedCodes from './codes/shared.json' with { type: 'json' }
import stageCodes from './codes/stages.json' with { type: 'json' }

/** All diagnostic codes. A rule cannot use another one, and each has an example of its messages in `tests/generator/diagnostics`. */
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
