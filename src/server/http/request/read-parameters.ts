import * as z from 'zod/mini'
import type { Call } from '../../../calls/call.ts'
import { refusedParameter, unknownParameter } from '../../errors/refused-parameter.ts'
import { HttpError } from '../../errors/http-error.ts'
import { readId } from './read-request.ts'

const paramsSchema = z.record(z.string(), z.string())

/** What stands in the path of a call. @throws HttpError that says what may stand there. */
export function readParams({ params: schemas = {} }: Pick<Call, 'params'>, sent: unknown) {
  const values = Object.entries(paramsSchema.parse(sent)).map(([name, text]) => {
    const schema = schemas[name]
    if (schema) return [name, readOne(name, text, schema)]
    return [name, name === 'id' ? readId({ id: text }, {}) : text]
  })
  return Object.fromEntries(values)
}

function readOne(name: string, sent: unknown, schema: z.ZodMiniType): unknown {
  const read = schema.safeParse(sent)
  if (!read.success) throw refusedParameter(name, sent, schema)
  return read.data
}

/** The query of a call. @throws HttpError that names the first parameter that is refused, and what may stand there. */
export function readQuery({ query: schema }: Pick<Call, 'query'>, sent: unknown): unknown {
  if (!schema) {
    const names = Object.keys(Object(sent))
    if (names.length > 0) throw unknownParameter(names, [])
    return undefined
  }
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const { shape } = schema
  const [issue] = read.error.issues
  if (issue?.code === 'unrecognized_keys') throw unknownParameter(issue.keys, Object.keys(shape))
  const name = String(issue?.path[0])
  throw refusedParameter(name, z.record(z.string(), z.unknown()).parse(sent)[name], shape[name] ?? z.string())
}

/** What is wrong with a body; nothing leaves it to the value that is refused, which is told as a parameter is. */
export type DescribeBody = (
  issues: readonly { readonly path: readonly PropertyKey[] }[],
) => string | undefined

/** The body of a call. @throws HttpError that names a key that there is not, or says what the call says of its bodies */
export function readBody(schema: z.ZodMiniType, sent: unknown, describe: DescribeBody): unknown {
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const path = issue?.path ?? []
  const [refused, part] = path.reduce<readonly [unknown, z.core.$ZodType | undefined]>(stepInto, [
    sent,
    schema,
  ])
  if (issue?.code === 'unrecognized_keys')
    throw unknownParameter(
      issue.keys.map((key) => [...path, key].join('.')),
      part instanceof z.ZodMiniObject ? Object.keys(part.shape) : [],
    )
  const told = describe(read.error.issues)
  throw told === undefined
    ? refusedParameter(path.join('.'), refused, part ?? schema)
    : new HttpError(400, told)
}

function stepInto(
  [sent, schema]: readonly [unknown, z.core.$ZodType | undefined],
  step: PropertyKey,
): readonly [unknown, z.core.$ZodType | undefined] {
  return [Reflect.get(Object(sent), step), partOf(schema, step)]
}

function partOf(schema: z.core.$ZodType | undefined, step: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniOptional) return partOf(schema.def.innerType, step)
  if (schema instanceof z.ZodMiniArray) return schema.def.element
  return schema instanceof z.ZodMiniObject ? schema.shape[String(step)] : undefined
}
