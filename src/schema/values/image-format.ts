export const MAX_IMAGE_MEGABYTES = 10
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1_000_000

/** The formats a picture may come in. SVG is a program of its own and never among them. */
export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

interface Signature {
  readonly format: ImageFormat
  readonly offset: number
  readonly bytes: string
}

// The first bytes of each format, in latin-1.
const SIGNATURES: readonly Signature[] = [
  { format: 'jpeg', offset: 0, bytes: '\xff\xd8\xff' },
  { format: 'png', offset: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'gif', offset: 0, bytes: 'GIF87a' },
  { format: 'gif', offset: 0, bytes: 'GIF89a' },
  { format: 'webp', offset: 8, bytes: 'WEBP' },
  { format: 'avif', offset: 4, bytes: 'ftypavif' },
  { format: 'avif', offset: 4, bytes: 'ftypavis' },
  { format: 'avif', offset: 4, bytes: 'ftypmif1' },
]

/** As many bytes tell a format. */
export const IMAGE_HEAD_BYTES = 16

/** What the content says it is, whatever its name; null where it is no picture. */
export function readImageFormat(content: Uint8Array): ImageFormat | null {
  const head = String.fromCharCode(...content.subarray(0, IMAGE_HEAD_BYTES))
  const found = SIGNATURES.find(({ offset, bytes }) => head.startsWith(bytes, offset))
  return found?.format ?? null
}
