import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOADS_PATH } from '../../schema/access/session-contract.ts'
import { answers } from '#texts/server.ts'
import type { Backend } from '../backend.ts'
import { HttpError } from '../errors/http-error.ts'
import { findDownload, createPictureRights, type PictureRights } from '../records/reading/download-rights.ts'
import type { Store } from '../records/store/store.ts'
import { sessionOf } from '../caller/guard.ts'
import { isPictureName, isStoredName } from '../storage/file-store.ts'
import type { Uploads } from '../storage/uploads.ts'
import { matchesETag } from './cached-responses.ts'
import { UPLOAD_POLICY } from './safety-headers.ts'

/** For ever, but only in the browser: shared caches should not hold pictures of people. */
const CACHED = 'private, max-age=31536000, immutable'

/** What not everybody may see is asked for each time: somebody else may have logged in. */
const REVALIDATED = 'private, no-cache'

interface UploadRequest {
  Params: { name: string }
  Querystring: { size?: unknown }
}

/** What was uploaded: pictures to show, and files to download. A name is never reused, so its content never changes. */
export function uploadsRoute(app: FastifyInstance, backend: Backend): void {
  const rights = createPictureRights(backend.store)
  const options = {
    helmet: { contentSecurityPolicy: UPLOAD_POLICY },
    // Strangers see some pictures: which, is decided by the name.
    config: { may: 'open' },
  } as const
  app.get<UploadRequest>(`${UPLOADS_PATH}/:name`, options, async (request, reply) => {
    const { name } = request.params
    if (!isStoredName(name)) throw new HttpError(404, answers.noSuchFile)
    if (!isPictureName(name)) return sendFile(backend, name, request, reply)
    const cached = rights.areLimited ? await judgePicture(backend, rights, name, request) : CACHED
    return sendPicture(backend.store.uploads, [name, cached], request, reply)
  })
}

/**
 * How long a picture may be kept, where not everybody may see each. Strangers are sent away first, so that nobody has the
 * database look for names that they made up.
 * @throws HttpError for who may not see it.
 */
async function judgePicture(
  backend: Backend,
  rights: PictureRights,
  name: string,
  request: FastifyRequest,
): Promise<string> {
  const caller = await callerOf(backend, request)
  if (!(await rights.isLimited(name))) return CACHED
  if (!(await rights.maySee(caller, name))) throw new HttpError(404, answers.noSuchFile)
  return REVALIDATED
}

/** `?size=small` is the version for lists. */
async function sendPicture(
  uploads: Uploads,
  [name, cached]: readonly [name: string, cached: string],
  request: FastifyRequest<UploadRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = request.query.size === 'small' ? 'small' : 'full'
  // Needs no look at the file, since its content never changes.
  const tag = `"${size}-${name}"`
  const headers = { 'cache-control': cached, etag: tag }
  const held = request.headers['if-none-match']
  if (held === '*' || matchesETag(held, tag)) return reply.headers(headers).status(304).send()
  const file = await uploads.open(name, size)
  if (!file) throw new HttpError(404, answers.noSuchFile)
  return reply
    .headers({ ...headers, 'content-type': 'image/webp', 'content-length': file.size })
    .send(file.content)
}

/** To be kept, never shown as a page, and only for those who may read a record that names it. */
async function sendFile(
  backend: Backend,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const store = await callerOf(backend, request)
  const found = await findDownload(store, name)
  const file = found && (await store.uploads.open(name, 'full'))
  if (!file) throw new HttpError(404, answers.noSuchFile)
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-type': found.mediaType,
      'content-length': file.size,
      'content-disposition': `attachment; filename*=UTF-8''${extendedValue(found.name)}`,
    })
    .send(file.content)
}

/** The records as whoever asks sees them. @throws HttpError for who is not logged in. */
async function callerOf(backend: Backend, request: FastifyRequest): Promise<Store> {
  await backend.identify(request)
  return backend.callers.storeOf(sessionOf(request))
}

/** As RFC 8187 writes a text in a header. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
