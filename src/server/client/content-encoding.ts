import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** Smallest first. */
const COMPRESSIONS = ['br', 'gzip'] as const

export type Compression = (typeof COMPRESSIONS)[number]
export type ContentEncoding = Compression | 'identity'

/** The same bytes, by how they are compressed; as they are, they are always there. */
export type Encodings = Readonly<{ identity: Buffer } & Partial<Record<Compression, Buffer>>>

/** The smallest of the available encodings that a client accepts. */
export function chooseEncoding(
  { headers }: Pick<FastifyRequest, 'headers'>,
  available: readonly Compression[] = COMPRESSIONS,
): ContentEncoding {
  const accepted = new Negotiator({ headers }).encodings([...available])
  return COMPRESSIONS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

export function compressionsOf(encodings: Encodings): readonly Compression[] {
  return COMPRESSIONS.filter((encoding) => encodings[encoding] !== undefined)
}
