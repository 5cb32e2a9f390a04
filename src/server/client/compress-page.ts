import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encodings } from './content-encoding.ts'

// Of a page's two kilobytes the last hundredth is not worth its time.
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 }

/** A page in every encoding, for pages that are kept. */
export function compressPage(text: string): Encodings {
  const identity = Buffer.from(text)
  return { identity, br: brotliCompressSync(identity, { params: QUALITY }), gzip: gzipSync(identity) }
}
