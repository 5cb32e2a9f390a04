import type { FastifyInstance } from 'fastify'
import { UPLOADS_PATH } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import { isStoredName } from '../storage/upload-names.ts'
import type { Uploads } from '../storage/uploads.ts'
import { isHeld } from './etag.ts'
import { UPLOAD_POLICY } from './safety-headers.ts'

/** For ever, in the browser that asked for it: caches between need not hold people's pictures. */
const CACHED = 'private, max-age=31536000, immutable'

interface UploadRequest {
  Params: { name: string }
  Querystring: { size?: unknown }
}

/** Uploaded pictures; `?size=small` asks for the version for lists. A name is never given twice, so it is kept for ever. */
export function uploadsRoute(app: FastifyInstance, uploads: Uploads): void {
  const helmet = { contentSecurityPolicy: UPLOAD_POLICY }
  app.get<UploadRequest>(`${UPLOADS_PATH}/:name`, { helmet }, async (request, reply) => {
    const { name } = request.params
    if (!isStoredName(name)) throw new Refusal(404, answers.noSuchFile)
    const size = request.query.size === 'small' ? 'small' : 'full'
    // What a name stands for never changes: whoever has it has the newest.
    const tag = `"${size}-${name}"`
    const headers = { 'cache-control': CACHED, etag: tag }
    const held = request.headers['if-none-match']
    if (held === '*' || isHeld(held, tag)) return reply.headers(headers).status(304).send()
    const file = await uploads.open(name, size)
    if (!file) throw new Refusal(404, answers.noSuchFile)
    return reply
      .headers({ ...headers, 'content-type': 'image/webp', 'content-length': file.size })
      .send(file.content)
  })
}
