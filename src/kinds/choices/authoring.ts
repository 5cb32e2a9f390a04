import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { isArray } from '../core/authoring/json.ts'
import { isText } from '../core/authoring/recognize.ts'
import { choiceAuthoring } from '../choice/authoring.ts'
import type { ChoicesField } from './definition.ts'

export const choicesAuthoring: Authoring<ChoicesField> = {
  options: { ...customComponents, options: choiceAuthoring.options.options },
  recognizeSchema({ schema, flatten }) {
    const items = schema.type === 'array' ? flatten(schema.items).enum : undefined
    const values = isArray(items) ? items.filter(isText) : []
    if (values.length === 0) return undefined
    return { options: { options: Object.fromEntries(values.map((value) => [value, value])) } }
  },
  argument: 'value,value=Label,…',
  isArgumentRequired: true,
  ...(choiceAuthoring.readArgument && { readArgument: choiceAuthoring.readArgument }),
}
