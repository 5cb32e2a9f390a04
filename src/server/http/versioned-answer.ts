import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Body } from './cached-bodies.ts'
import type { Backend } from '../backend.ts'
import { isHeld } from './etag.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** What is read of an entity. */
export interface Reading {
  readonly entity: AnyEntity
  /** Tells it from whatever else is read of the entity. */
  readonly key: string
  /** @param version that what is read is as new as. */
  build(version: string): Promise<Body>
}

/** Answers nothing to who has it already, and what was built last while the data are the same. */
export async function answerVersioned(
  { store, bodies }: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  { entity, key, build }: Reading,
): Promise<FastifyReply> {
  const version = await store.versions.of(entity)
  // Weak: compressed and plain bytes say the same.
  const tag = `W/"${version}"`
  if (isHeld(request.headers['if-none-match'], tag)) return reply.header('etag', tag).status(304).send()
  const { bytes, headers } = await bodies.take(`${entity.name} ${key}`, version, () => build(version))
  return reply.headers(headers).header('etag', tag).type(JSON_TYPE).send(bytes)
}
