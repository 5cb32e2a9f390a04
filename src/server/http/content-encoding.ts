import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** By size, the smallest first. */
const COMPRESSIONS = ['br', 'gzip'] as const

export type Compression = (typeof COMPRESSIONS)[number]

/** The smallest encoding that the client accepts. */
export function chooseEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Compression | 'identity' {
  const accepted = new Negotiator({ headers }).encodings([...COMPRESSIONS])
  return COMPRESSIONS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
