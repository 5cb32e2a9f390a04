import type { FastifyInstance } from 'fastify'
import { UPLOADS_PATH } from '../../schema/session-contract.ts'
import { answers } from '../../texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import { isStoredName } from '../storage/upload-names.ts'
import type { Uploads } from '../storage/uploads.ts'
import { matchesETag } from './cached-responses.ts'
import { UPLOAD_POLICY } from './safety-headers.ts'

/** For ever, but only in the browser: shared caches should not hold pictures of people. */
const CACHED = 'private, max-age=31536000, immutable'

interface UploadRequest {
  Params: { name: string }
  Querystring: { size?: unknown }
}

/** Uploaded pictures; `?size=small` is the version for lists. A name is never reused, so a picture never changes. */
export function uploadsRoute(app: FastifyInstance, uploads: Uploads): void {
  const helmet = { contentSecurityPolicy: UPLOAD_POLICY }
  app.get<UploadRequest>(`${UPLOADS_PATH}/:name`, { helmet }, async (request, reply) => {
    const { name } = request.params
    if (!isStoredName(name)) throw new HttpError(404, answers.noSuchFile)
    const size = request.query.size === 'small' ? 'small' : 'full'
    // Needs no look at the file, since its content never changes.
    const tag = `"${size}-${name}"`
    const headers = { 'cache-control': CACHED, etag: tag }
    const held = request.headers['if-none-match']
    if (held === '*' || matchesETag(held, tag)) return reply.headers(headers).status(304).send()
    const file = await uploads.open(name, size)
    if (!file) throw new HttpError(404, answers.noSuchFile)
    return reply
      .headers({ ...headers, 'content-type': 'image/webp', 'content-length': file.size })
      .send(file.content)
  })
}
