import * as z from 'zod/mini'

/** One error; `path` names the form control it belongs to. */
export interface FieldError {
  readonly msg: string
  readonly path?: string | undefined
}

/** The envelope of every answer; its data stands beside these keys. */
export interface Answer {
  readonly success?: boolean | undefined
  readonly message?: string | undefined
  readonly errors?: readonly FieldError[] | undefined
  readonly [key: string]: unknown
}

const fieldError = z.object({ msg: z.string(), path: z.optional(z.string()) })

const answer = z.looseObject({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
})

/** Parses the envelope; undefined when the body is none. */
export function parseAnswer(body: unknown): Answer | undefined {
  const read = answer.safeParse(body)
  return read.success ? read.data : undefined
}

/** The total from an answer or its header. */
export function readTotal(total: unknown): number | undefined {
  if (typeof total === 'number') return total
  return typeof total === 'string' && /^\d+$/.test(total) ? Number(total) : undefined
}

/** Parses JSON; undefined when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
