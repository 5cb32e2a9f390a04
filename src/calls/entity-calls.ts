import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint, EndpointName } from '../schema/entity/endpoint.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'
import { idSchema } from '../schema/values/storable.ts'
import type { Call } from './call.ts'

export type EntityCalls = Readonly<Record<Exclude<EndpointName, 'destroy'>, Call>> & {
  readonly destroy?: Call
}

/** Which fields are sent, the entity's config says. */
const payload = z.looseObject({})

const total = z.optional(z.int().check(z.gte(0)))

/** The calls that an entity's config names. `record` is the schema of one that is answered. */
export function entityCalls({ endpoints, ids }: AnyEntity, record: z.ZodMiniType): EntityCalls {
  const { list, read, create, update, destroy } = endpoints
  const id = ids === 'text' ? z.string().check(z.minLength(1)) : idSchema
  const named = z.object({ id })
  const describe = ({ method, path, body: sends }: Endpoint, body: z.ZodMiniType = payload) => ({
    method,
    path,
    // Ids that are numbers need no schema: those of all paths are.
    ...(ids === 'text' && { params: { id } }),
    ...(sends && { body, sends }),
  })
  // What was written is answered as it is read; where that has no envelope, this has none either.
  const describeWritten = (beside?: Readonly<Record<string, z.ZodMiniType>>) => {
    const { answer, whole } = describeAnswer(read, record, beside)
    // Another backend may answer nothing of it.
    return answer ? { answer: z.partial(answer) } : { whole: whole ?? record }
  }
  return {
    list: {
      ...describe(list),
      ...describeAnswer(list, z.array(record), { total }),
      may: 'list',
      summary: 'The whole list; with any parameter that is named here one page of it, and the `total`.',
    },
    read: { ...describe(read, named), ...describeAnswer(read, record), may: 'read', summary: 'One record.' },
    create: { ...describe(create), ...describeWritten({ id }), may: 'create', summary: 'Adds a record.' },
    update: { ...describe(update), ...describeWritten(), may: 'update', summary: 'Changes a record.' },
    ...(destroy && {
      destroy: { ...describe(destroy, named), may: 'delete', summary: 'Removes a record.' },
    }),
  }
}

/** The place of the data in an answer: a key of the envelope, a nested key, or the whole of it. */
function describeAnswer(
  { answer }: AnsweringEndpoint,
  part: z.ZodMiniType,
  beside: Readonly<Record<string, z.ZodMiniType>> = {},
): Pick<Call, 'answer' | 'whole'> {
  if (answer === null) return { whole: part }
  const [step = '', ...deeper] = answer.split('.')
  const inner = deeper.reduceRight<z.ZodMiniType>((schema, key) => z.looseObject({ [key]: schema }), part)
  return { answer: z.object({ [step]: inner, ...beside }) }
}
