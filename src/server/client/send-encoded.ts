import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHeld } from '../http/etag.ts'
import { chooseEncoding, compressionsOf, type Encodings } from './content-encoding.ts'

/** What is sent, and how long it may be kept. */
interface Content {
  readonly type: string
  readonly encodings: Encodings
  readonly cacheControl: string
  /** Stands for the content; what is never kept needs none. */
  readonly hash?: string
}

/** Answers with the smallest encoding that the client takes, or with 304 where it holds that already. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, content: Content): FastifyReply {
  const { type, encodings, cacheControl, hash } = content
  const encoding = chooseEncoding(request, compressionsOf(encodings))
  // Other bytes, another tag.
  const tag = hash === undefined ? undefined : `"${hash}-${encoding}"`
  reply.headers({
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    ...(tag !== undefined && { etag: tag }),
  })
  if (tag !== undefined && isHeld(request.headers['if-none-match'], tag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(encodings[encoding])
}
