import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { isObject, objectOr } from '../core/authoring/json.ts'
import { textOption } from '../core/authoring/options.ts'
import { everyValue } from '../core/authoring/recognize.ts'
import { TEXT_LANGUAGES, type LocalizedTextField } from './definition.ts'

const LANGUAGES: readonly string[] = TEXT_LANGUAGES

export const localizedTextAuthoring: Authoring<LocalizedTextField> = {
  options: customComponents,
  recognizeValues: everyValue(isByLanguage),
  recognizeSchema: ({ schema }) => (isByLanguage(objectOr(schema.properties)) ? {} : undefined),
  column: (field) => ({ header: textOption(field, 'label'), firstOf: [`${field.name}.fr`] }),
}

/** `{ en, fr, ar }`, or some of them. */
function isByLanguage(value: unknown): boolean {
  const keys = isObject(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => LANGUAGES.includes(key))
}
