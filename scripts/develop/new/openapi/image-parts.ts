import type { Options } from '../literal.ts'
import { capitalize } from '../naming.ts'
import { propertiesOf, type FlatSchema } from './flatten-schema.ts'
import { isFile } from './schema-kind.ts'

type Flatten = (schema: unknown) => FlatSchema

export interface Bodies {
  readonly create: FlatSchema
  readonly update: FlatSchema
  readonly record: FlatSchema
  /** Whether creations travel in a way that can carry files. */
  readonly sendsFiles: boolean
}

/** A list of pictures: what records call it, and the names it is sent under. */
export function readImages(part: string, { create, update, record }: Bodies, flatten: Flatten) {
  const sent = propertiesOf(create).map(([key]) => key)
  const lists = propertiesOf(record).filter(([, schema]) => isNameList(flatten(schema), flatten))
  // Records may hold under another name what creations send.
  const name = lists.map(([key]) => key).find((key) => key === part || !sent.includes(key)) ?? part
  const changed = propertiesOf(update).map(([key, schema]) => ({ key, schema: flatten(schema) }))
  const add = changed.find(({ schema }) => isFileList(schema, flatten))?.key
  const keep = changed.find(({ key, schema }) => isNameList(schema, flatten) && !sent.includes(key))?.key
  const options: Options = {
    sentAs: {
      create: part,
      add: add ?? `new${capitalize(part)}`,
      keep: keep ?? `existing${capitalize(name)}`,
    },
  }
  return { name, options }
}

/** Whether updates send a picture by the names that the config language knows. */
export function isUsualImage(name: string, update: FlatSchema): boolean {
  const names = propertiesOf(update).map(([key]) => key)
  return names.length === 0 || names.includes(`new${capitalize(name)}`)
}

function isFileList(schema: FlatSchema, flatten: Flatten): boolean {
  return schema.type === 'array' && isFile(flatten(schema.items))
}

function isNameList(schema: FlatSchema, flatten: Flatten): boolean {
  return schema.type === 'array' && flatten(schema.items).type === 'string' && !isFileList(schema, flatten)
}
