import { typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { isArray } from '../core/authoring/json.ts'
import { hasWord, isText } from '../core/authoring/recognize.ts'
import type { TagsField } from './definition.ts'

const WORDS = ['tags', 'keywords', 'labels']
const LONGEST = 50
const FILE_NAME = /\.\w{2,4}$/

export const tagsAuthoring: Authoring<TagsField> = {
  breadth: 1,
  options: typedOptions,
  nameWords: WORDS,
  recognizeValues(values, name) {
    const lists = values.filter(isArray)
    if (lists.length < values.length || !lists.every((list) => list.every(isTag))) return undefined
    return hasWord(name, WORDS) || lists.some((list) => list.length > 0) ? {} : undefined
  },
  recognizeSchema({ schema, flatten }) {
    const items = schema.type === 'array' ? flatten(schema.items) : {}
    return items.type === 'string' && items.format === undefined && items.contentMediaType === undefined
      ? {}
      : undefined
  },
}

function isTag(value: unknown): boolean {
  return isText(value) && value.length <= LONGEST && !FILE_NAME.test(value)
}
