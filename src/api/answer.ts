import * as z from 'zod/mini'

/** One refusal; with a path it belongs to the form control of that name. */
export interface AnswerMistake {
  readonly msg: string
  readonly path?: string | undefined
}

/** The envelope every answer of the contract comes in; what else it carries stands beside it. */
export interface Answer {
  readonly success?: boolean | undefined
  readonly message?: string | undefined
  readonly errors?: readonly AnswerMistake[] | undefined
  readonly [key: string]: unknown
}

const mistake = z.object({ msg: z.string(), path: z.optional(z.string()) })

const answer = z.looseObject({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  errors: z.optional(z.array(mistake)),
})

/** The envelope of a body, or undefined where it has none. */
export function parseAnswer(body: unknown): Answer | undefined {
  const read = answer.safeParse(body)
  return read.success ? read.data : undefined
}

/** What a text says, or undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
