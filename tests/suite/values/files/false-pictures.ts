import sharp, { type Sharp } from 'sharp'
import { drawPlain } from './pictures.ts'

/** A file that says it is a PNG and is none, or is none to keep. */
export interface FalsePicture {
  readonly title: string
  readonly file: File
  /** 400 without it. */
  readonly status?: number
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const TOO_MANY_BYTES = 10 * 1024 * 1024 + 1

const LIES: Readonly<Record<string, string>> = {
  'an SVG': SVG,
  'an SVG with an XML head': `<?xml version="1.0"?>${SVG}`,
  HTML: '<!doctype html><script>alert(1)</script>',
  'a PDF': '%PDF-1.7\n%âãÏÓ\n',
  text: 'ceci n’est pas une image',
  'an empty file': '',
}

function png(title: string, content: Uint8Array | string): FalsePicture {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  return { title, file: new File([bytes], 'portrait.png', { type: 'image/png' }) }
}

/** What compresses badly is still broken when most of it has come. */
function noise(): Sharp {
  const pixels = Uint8Array.from({ length: 90 * 90 * 3 }, (_none, index) => (index * 7919) % 251)
  return sharp(pixels, { raw: { width: 90, height: 90, channels: 3 } })
}

/** 64 megapixels in a few kilobytes. */
async function bomb(): Promise<Buffer> {
  return drawPlain(8000, 8000).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer()
}

async function truncated(format: 'png' | 'jpeg'): Promise<FalsePicture> {
  const content = await noise().toFormat(format).toBuffer()
  return png(`a truncated ${format}`, content.subarray(0, Math.floor(content.length / 2)))
}

async function draw(): Promise<readonly FalsePicture[]> {
  const whole = await drawPlain(9, 9).png().toBuffer()
  return [
    ...Object.entries(LIES).map(([title, content]) => png(title, content)),
    png('a PNG of signature alone', whole.subarray(0, 8)),
    png('a TIFF', await drawPlain(9, 9).tiff().toBuffer()),
    await truncated('png'),
    await truncated('jpeg'),
    png('too many pixels', await bomb()),
    { ...png('too many bytes', new Uint8Array(TOO_MANY_BYTES)), status: 413 },
  ]
}

let drawn: Promise<readonly FalsePicture[]> | undefined

/** Files that are refused; drawn once. */
export function drawFalsePictures(): Promise<readonly FalsePicture[]> {
  drawn ??= draw()
  return drawn
}
