export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** The same bytes, by how they are compressed; as they are, they are always there. */
export type Encodings = Readonly<{ identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>>

/** Smallest first. */
const COMPRESSED = ['br', 'gzip'] as const

/** The smallest of the encodings that a client takes, by what its `Accept-Encoding` says. */
export function chooseEncoding(accepted: string | undefined, encodings: Encodings): ContentEncoding {
  const taken = parseAccepted(accepted ?? '')
  const takes = (name: ContentEncoding) => taken.get(name) ?? taken.get('*') ?? false
  return COMPRESSED.find((name) => encodings[name] !== undefined && takes(name)) ?? 'identity'
}

/** `br;q=0` is how a client says that it does not take it. */
function parseAccepted(header: string): ReadonlyMap<string, boolean> {
  const parts = header.split(',').map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
  return new Map(parts.map(([name = '', ...words]) => [name, !words.some(isZero)]))
}

function isZero(word: string): boolean {
  return /^q=0(\.0*)?$/.test(word)
}
