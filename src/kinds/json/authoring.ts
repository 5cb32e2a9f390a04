import { hidden, customComponents, type Authoring } from '../core/authoring/authoring.ts'
import type { JsonField } from './definition.ts'

/** Never recognised: an object in an answer may as well be a record that is referred to. */
export const jsonAuthoring: Authoring<JsonField> = { ...hidden, options: customComponents }
