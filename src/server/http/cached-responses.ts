import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentDay } from '../../kinds/core/filter/days.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { createVersionedCache, type VersionedCache } from '../database/versioned-cache.ts'
import { currentTranslation } from '../../texts/translation.ts'
import type { Store } from '../records/store/store.ts'

/** A response as it is cached, whoever asks for it. */
export interface CachedResponse {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | number>>
}

/** The responses of reads, each valid for one version of the data. */
export type ResponseCache = VersionedCache<CachedResponse>

const JSON_TYPE = 'application/json; charset=utf-8'
const MAX_CACHE_BYTES = 32 * 2 ** 20
const HEADER_BYTES = 800
/** The compressed forms of a body, as a share of it. */
const COMPRESSED_SHARE = 0.25

export function createResponseCache(): ResponseCache {
  return createVersionedCache(
    MAX_CACHE_BYTES,
    ({ body }) => body.length * (1 + COMPRESSED_SHARE) + HEADER_BYTES,
  )
}

/** A read of an entity that may be answered from the cache. */
export interface CachedRead {
  readonly entity: AnyEntity
  /** Distinguishes it from the other reads of the entity. */
  readonly key: string
  /** The day that it is true of, where it is another tomorrow. */
  readonly day?: string | undefined
  /** @param version of the data; what is read afterwards is as new, or newer. */
  build(version: string): Promise<CachedResponse>
}

/** Answers 304 where the client has this version already, and otherwise from the cache while the data have not changed. */
export async function sendCached(
  { versions, rights }: Pick<Store, 'versions' | 'rights'>,
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { entity, key, day = '', build }: CachedRead,
): Promise<FastifyReply> {
  const version = await versions.of(entity)
  // Another person, or the same one with another role or tomorrow, is told something else: rows may be seen by the day.
  const scope = rights.key === '' ? day : `${currentDay()}${rights.key}`
  const own = scope === '' ? '' : `-${hash('sha256', scope, 'base64url')}`
  // Weak: compressed and plain bytes mean the same.
  const tag = `W/"${version}${own}"`
  if (matchesETag(request.headers['if-none-match'], tag)) return reply.header('etag', tag).status(304).send()
  // Whoever asks while it is read shares what is thrown, too, whose words are of a language.
  const place = `${entity.name} ${key} ${scope} ${currentTranslation().language}`
  const { body, headers } = await cache.take(place, version, () => build(version))
  return reply.headers(headers).header('etag', tag).type(JSON_TYPE).send(body)
}

/** Whether `If-None-Match` lists this tag, by the weak comparison that RFC 9110 prescribes for it. */
export function matchesETag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((each) => opaqueTag(each.trim())) ?? []
  return tags.includes(opaqueTag(tag))
}

function opaqueTag(tag: string): string {
  return tag.replace(/^W\//, '')
}
