const SIGNATURE_LENGTH = 8
/** Of a chunk: its length and its type before its content, its checksum behind it. */
const AROUND = 12
const TEXTS: ReadonlySet<number> = new Set(
  ['tEXt', 'zTXt', 'iTXt'].map((type) => Buffer.from(type).readUInt32BE()),
)

/**
 * A PNG without its texts. They are no part of the picture, and the decoder unpacks and holds all of them before anything
 * can stop it: a file of 7 MB may say 7 GB.
 */
export function dropPngTexts(content: Uint8Array): Uint8Array {
  const png = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const kept = Buffer.alloc(png.length)
  let length = png.copy(kept, 0, 0, SIGNATURE_LENGTH)
  let at = SIGNATURE_LENGTH
  while (at + AROUND <= png.length) {
    const end = at + AROUND + png.readUInt32BE(at)
    if (!TEXTS.has(png.readUInt32BE(at + 4))) length += png.copy(kept, length, at, end)
    at = end
  }
  return kept.subarray(0, length)
}
