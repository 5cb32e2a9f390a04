import * as z from 'zod/mini'
import { describeInput } from '../../calls/json-schema.ts'
import { parameters } from '#texts/server.ts'
import { HttpError } from './http-error.ts'

/** More of what was sent is not told again. */
const MOST_TOLD = 60

/** A parameter of an address holds what its schema refuses: what was sent, and what may stand there. */
export function refusedParameter(name: string, sent: unknown, schema: z.core.$ZodType): HttpError {
  const expected = describeExpected(schema)
  if (sent === undefined) return new HttpError(400, parameters.missing(name, expected))
  return new HttpError(400, parameters.refused(name, inShort([sent].flat().map(writtenAs)), expected))
}

function inShort(texts: readonly string[]): string {
  const all = texts.join(', ')
  return all.length > MOST_TOLD ? `${all.slice(0, MOST_TOLD)}…` : all
}

/** An object from outside may have a `toString` that is no function: it is told as it came. */
function writtenAs(sent: unknown): string {
  return typeof sent === 'string' ? sent : (JSON.stringify(sent) ?? '')
}

/** An address or a body names parameters that its call does not have. */
export function unknownParameter(names: readonly string[], known: readonly string[]): HttpError {
  const expected = known.length > 0 ? parameters.oneOf(known) : parameters.none
  return new HttpError(400, parameters.unknown(inShort(names), expected))
}

/** There is no entity of that name. */
export function unknownEntity(name: string, status = 404): HttpError {
  return new HttpError(status, parameters.noSuchEntity(inShort([name])))
}

const describedSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  maxLength: z.optional(z.number()),
})

function describeExpected(schema: z.core.$ZodType): string {
  const described = describedSchema.safeParse(describeInput(schema)).data ?? {}
  const { type, enum: values, format, pattern, minimum = 0, maximum = Infinity, maxLength } = described
  if (values) return parameters.oneOf(values)
  if (type === 'integer') return parameters.wholeNumber(minimum, maximum)
  if (type === 'number') return parameters.number(minimum, maximum)
  if (format === 'date-time') return parameters.moment
  if (format === 'date') return parameters.date
  if (maxLength !== undefined) return parameters.length(maxLength)
  return pattern === undefined ? parameters.text : parameters.pattern(pattern)
}
