import * as z from 'zod/mini'
import type { Call } from '../../../calls/call.ts'
import { refusedParameter, unknownParameter } from '../../errors/refused-parameter.ts'
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
  const read = schema?.safeParse(sent)
  if (!schema || !read) return undefined
  if (read.success) return read.data
  const { shape } = schema
  const [issue] = read.error.issues
  if (issue?.code === 'unrecognized_keys') throw unknownParameter(issue.keys, Object.keys(shape))
  const name = String(issue?.path[0])
  throw refusedParameter(name, z.record(z.string(), z.unknown()).parse(sent)[name], shape[name] ?? z.string())
}
