import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { everyValue, isDescribedText, isText } from '../core/authoring/recognize.ts'
import { flag } from '../core/authoring/value-checks.ts'
import type { UuidField } from './definition.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const uuidAuthoring: Authoring<UuidField> = {
  options: { ...customComponents, unique: flag },
  recognizeValues: everyValue((value) => isText(value) && UUID.test(value)),
  recognizeSchema: (described) => (isDescribedText(described, ['uuid'], ['uuid', 'guid']) ? {} : undefined),
}
