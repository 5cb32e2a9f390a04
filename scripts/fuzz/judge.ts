import * as z from 'zod'
import type { FuzzRequest } from './fuzz-request.ts'
import type { FuzzReply } from './send.ts'

const done = z.union([z.looseObject({ success: z.literal(true) }), z.array(z.unknown())])
const refused = z.looseObject({
  success: z.literal(false),
  message: z.string().min(1).optional(),
  errors: z
    .array(z.looseObject({ msg: z.string().min(1), path: z.string().optional() }))
    .min(1)
    .optional(),
})

/** A stream, lines and files. */
const OTHER_TYPES = /^(text\/(event-stream|csv)|application\/(x-ndjson|vnd\.openxmlformats))/

/** The reason why an answer is wrong, or null. */
export function findFault(request: FuzzRequest, reply: FuzzReply, slowestMs: number): string | null {
  if (reply.status >= 500) return `answered ${reply.status}: ${reply.body.slice(0, 300)}`
  if (reply.ms > slowestMs) return `took ${Math.round(reply.ms)} ms`
  if (/\n\s+at .+:\d+|sqlite|postgres|node_modules/i.test(reply.body) && reply.status >= 400) {
    return `tells of its inside: ${reply.body.slice(0, 300)}`
  }
  // Of a call that has begun to answer before it failed.
  if (reply.body.includes('"requestId"')) return `failed within: ${reply.body.slice(-300)}`
  if (!request.path.startsWith('/api') || request.method === 'HEAD') return null
  if (reply.status === 200 && OTHER_TYPES.test(String(reply.headers['content-type']))) return null
  return judgeEnvelope(reply)
}

function judgeEnvelope({ status, headers, body }: FuzzReply): string | null {
  const told = `${status} with ${JSON.stringify(body.slice(0, 300))}`
  if (!String(headers['content-type']).startsWith('application/json')) return `no JSON: ${told}`
  try {
    const answer: unknown = JSON.parse(body)
    const schema = status < 400 ? done : refused.refine(({ message, errors }) => message ?? errors)
    return schema.safeParse(answer).success ? null : `not the documented body: ${told}`
  } catch {
    return `broken JSON: ${told}`
  }
}
