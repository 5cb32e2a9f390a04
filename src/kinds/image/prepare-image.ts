import { randomBytes } from 'node:crypto'
import { Semaphore } from 'async-mutex'
import sharp from 'sharp'
import { readImageFormat } from '../../schema/image-format.ts'
import { countScans } from './count-scans.ts'
import type { PreparedFile } from '../core/storage/prepared-file.ts'
import { dropPngTexts } from './drop-png-texts.ts'

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
