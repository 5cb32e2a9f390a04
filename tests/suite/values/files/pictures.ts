import sharp, { type Sharp } from 'sharp'
import type { Size } from '../kind-values.ts'

/** A file to send, and the size of what is stored of it. */
export interface Picture extends Size {
  readonly title: string
  readonly file: File
}

const GREEN = { r: 20, g: 110, b: 70 }

function fileOf(content: Uint8Array | string, name: string, type: string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}

export function drawPlain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: GREEN } })
}

async function plain(format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'): Promise<Picture> {
  const content = await drawPlain(60, 40).toFormat(format).toBuffer()
  return {
    title: format === 'png' ? 'plain' : format,
    file: fileOf(content, `photo.${format}`, `image/${format}`),
    width: 60,
    height: 40,
  }
}

/** Lies on its side, as cameras write it, with what the camera knows of the place. */
async function turned(): Promise<Picture> {
  const content = await drawPlain(60, 40)
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '36/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return {
    title: 'EXIF orientation',
    file: fileOf(content, 'IMG_1.JPG', 'image/jpeg'),
    width: 40,
    height: 60,
  }
}

async function large(): Promise<Picture> {
  const content = await drawPlain(4000, 400).jpeg().toBuffer()
  const name = '../../etc/جواز السفر #1.png'
  return { title: 'too large to keep', file: fileOf(content, name, 'image/png'), width: 2000, height: 200 }
}

async function animated(): Promise<Picture> {
  const frame = await drawPlain(30, 20).png().toBuffer()
  const content = await sharp([frame, frame], { join: { animated: true } })
    .gif()
    .toBuffer()
  return { title: 'an animation', file: fileOf(content, 'a.gif', 'image/gif'), width: 30, height: 20 }
}

let drawn: Promise<readonly Picture[]> | undefined

/** Pictures that are taken, the plain one first; drawn once. */
export function drawPictures(): Promise<readonly Picture[]> {
  drawn ??= Promise.all([
    ...(['png', 'jpeg', 'webp', 'avif', 'gif'] as const).map(plain),
    turned(),
    large(),
    animated(),
  ])
  return drawn
}

/** So many different files of the smallest size. */
export function drawMany(count: number): Promise<readonly Picture[]> {
  return Promise.all(
    Array.from({ length: count }, async (_none, index) => {
      const content = await drawPlain(2, index + 1)
        .png()
        .toBuffer()
      return {
        title: `${index}`,
        file: fileOf(content, `${index}.png`, 'image/png'),
        width: 2,
        height: index + 1,
      }
    }),
  )
}
