import { randomBytes } from 'node:crypto'
import { Semaphore } from 'async-mutex'
import sharp from 'sharp'
import { readImageFormat } from '../../schema/values/image-format.ts'
import type { PreparedFile } from '../core/storage/field-storage.ts'

const FILL = 0xff
const LEAST_WITH_CONTENT = 0xc0
const FIRST_RESTART = 0xd0
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/**
 * How many times the decoder goes over a JPEG: a few kilobytes may ask for thousands of times, each as long as the
 * picture is large. Follows the markers as the decoder does: a thumbnail in the metadata has scans of its own.
 */
export function countScans(content: Uint8Array): number {
  const jpeg = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let count = 0
  let at = jpeg.indexOf(FILL, 2)
  while (at >= 0 && at + 4 <= jpeg.length) {
    const marker = jpeg.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) break
    if (marker === START_OF_SCAN) count += 1
    at = jpeg.indexOf(FILL, nextPlace(jpeg, at, marker))
  }
  return count
}

function nextPlace(jpeg: Buffer, at: number, marker: number): number {
  // Any number of these may stand before a marker.
  if (marker === FILL) return at + 1
  const isBare = marker < LEAST_WITH_CONTENT || (marker >= FIRST_RESTART && marker <= START_OF_IMAGE)
  return isBare ? at + 2 : at + 2 + jpeg.readUInt16BE(at + 2)
}

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

export const MAX_IMAGE_MEGAPIXELS = 50

const MAX_EDGE = 2_000
// List rows show pictures 80 px high; screens have two pixels for one.
const SMALL_HEIGHT = 160
const SMALL_MAX_WIDTH = 640
const QUALITY = 82

// Cameras and programs make about ten. The decoder cannot be stopped between them.
const MAX_SCANS = 100
const MAX_SCANNED_MEGAPIXELS = 1_000
// What can be stopped is.
const LONGEST_SECONDS = 10

/** Decoded, a picture takes up to 200 MB: however many are sent, so many at a time. */
const decoding = new Semaphore(2)

/** Upright and without metadata. */
export type PreparedImage = Required<PreparedFile>

export type ImageProblem = 'unreadable' | 'too-wide' | 'too-slow'

/** Decodes a picture whole and makes ours of it; of one that moves, the first frame. */
export async function prepareImage(content: Uint8Array): Promise<PreparedImage | ImageProblem> {
  const format = readImageFormat(content)
  if (!format) return 'unreadable'
  const scans = format === 'jpeg' ? countScans(content) : 1
  if (scans > MAX_SCANS) return 'too-slow'
  const picture = format === 'png' ? dropPngTexts(content) : content
  return decoding.runExclusive(() => decode(picture, scans))
}

async function decode(content: Uint8Array, scans: number): Promise<PreparedImage | ImageProblem> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    const megapixels = (width * height) / 1_000_000
    if (megapixels > MAX_IMAGE_MEGAPIXELS) return 'too-wide'
    if (megapixels * scans > MAX_SCANNED_MEGAPIXELS) return 'too-slow'
    const full = await resize(content, MAX_EDGE, MAX_EDGE)
    const small = await resize(full, SMALL_MAX_WIDTH, SMALL_HEIGHT)
    return { name: `${randomBytes(16).toString('hex')}.webp`, full, small }
  } catch (error) {
    // Whatever else the decoder objects to, the answer is the same: this is not a picture we can show.
    return error instanceof Error && error.message.startsWith('timeout') ? 'too-slow' : 'unreadable'
  }
}

function resize(content: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(content, { limitInputPixels: MAX_IMAGE_MEGAPIXELS * 1_000_000 })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer()
}
