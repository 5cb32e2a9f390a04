import * as z from 'zod/mini'
import { parseAnswer, parseJson } from './answer.ts'
import { RefusedError, UnreachableError } from './errors.ts'

export interface LineProgress {
  readonly done: number
  readonly total: number
}

const progressSchema = z.object({ done: z.int(), total: z.int() })

/**
 * Reads an answer of many lines: one for each step, and a last one.
 * @throws RefusedError if that is a refusal, UnreachableError where the answer broke off.
 */
export async function readLines<Last>(
  response: Response,
  last: z.ZodMiniType<Last>,
  onProgress: (progress: LineProgress) => void,
): Promise<Last> {
  for await (const line of linesOf(response)) {
    const value = parseJson(line)
    const read = last.safeParse(value)
    if (read.success) return read.data
    const answer = parseAnswer(value)
    if (answer?.success === false) throw new RefusedError(answer.errors ?? [{ msg: answer.message ?? '' }])
    const progress = progressSchema.safeParse(value)
    if (progress.success) onProgress(progress.data)
  }
  throw new UnreachableError(undefined)
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream
    const read = await reader?.read().catch((error: unknown) => {
      throw new UnreachableError(error)
    })
    if (!read || read.done) return
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
