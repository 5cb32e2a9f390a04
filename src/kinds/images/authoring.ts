import { hidden, type Authoring, type DescribedField, type Recognized } from '../core/authoring/authoring.ts'
import { objectOf, optional } from '../core/authoring/check.ts'
import { isArray, objectOr, type JsonObject } from '../core/authoring/json.ts'
import { capitalize, pascalCase } from '../core/authoring/naming.ts'
import { hasWord, isText } from '../core/authoring/recognize.ts'
import { component, finiteNumber, name as word } from '../core/authoring/value-checks.ts'
import { isFile, isImageName, placeholder } from '../image/authoring.ts'
import { parseJsonOrText } from '../core/definition/text-values.ts'
import type { ImagesField } from './definition.ts'

const WORDS = ['images', 'pictures', 'photos', 'gallery']
const part = word('a word')

export const imagesAuthoring: Authoring<ImagesField> = {
  ...hidden,
  options: {
    cell: optional(component),
    sentAs: objectOf({ create: part, add: part, keep: part }),
    placeholder,
    max: optional(finiteNumber),
  },
  nameWords: WORDS,
  recognizeValues(values, name) {
    const lists = values.map(listOf)
    if (!lists.every((list) => list?.every(isImageName))) return undefined
    return hasWord(name, WORDS) || lists.some((list) => list && list.length > 0) ? {} : undefined
  },
  recognizeSchema: (described) =>
    described.schema.type === 'array' && isFile(described.flatten(described.schema.items))
      ? readNames(described)
      : undefined,
  isFile: true,
  complete: ({ name }) => ({
    sentAs: { create: name, add: `new${pascalCase(name)}`, keep: `existing${pascalCase(name)}` },
  }),
}

/** A list, or the JSON text of one. */
function listOf(value: unknown): readonly unknown[] | undefined {
  const list = isText(value) && value.startsWith('[') ? parseJsonOrText(value) : value
  return isArray(list) ? list : undefined
}

/** What records call a list of pictures, and the names it is sent under. */
function readNames({ name: sentAs, bodies, flatten }: DescribedField): Recognized {
  const sent = propertiesOf(bodies.create).map(([key]) => key)
  const lists = propertiesOf(bodies.record).filter(([, schema]) => isNameList(flatten(schema), flatten))
  // Records may hold under another name what creations send.
  const name = lists.map(([key]) => key).find((key) => key === sentAs || !sent.includes(key)) ?? sentAs
  const changed = propertiesOf(bodies.update).map(([key, schema]) => ({ key, schema: flatten(schema) }))
  const add = changed.find(({ schema }) => schema.type === 'array' && isFile(flatten(schema.items)))?.key
  const keep = changed.find(({ key, schema }) => isNameList(schema, flatten) && !sent.includes(key))?.key
  const names = {
    create: sentAs,
    add: add ?? `new${capitalize(sentAs)}`,
    keep: keep ?? `existing${capitalize(name)}`,
  }
  return { name, options: { sentAs: names } }
}

function isNameList(schema: JsonObject, flatten: DescribedField['flatten']): boolean {
  const items = schema.type === 'array' ? flatten(schema.items) : {}
  return items.type === 'string' && !isFile(items)
}

function propertiesOf({ properties }: JsonObject): readonly (readonly [string, unknown])[] {
  return Object.entries(objectOr(properties))
}
