import sharp from 'sharp'
import type { HttpClient, Values } from './http-client.ts'

let count = 0

/** No two of them are equal. */
export function unique(): number {
  count += 1
  return count
}

/** Creates a record through its own call. */
export async function create(client: HttpClient, path: string, payload: Values): Promise<number> {
  const { status, answer } = await client.json('POST', path, payload)
  if (status !== 200 || answer.id === undefined) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.id
}

export interface Picture {
  readonly width?: number
  readonly height?: number
  readonly format?: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'
  readonly name?: string
}

export async function pictureBytes({
  width = 300,
  height = 200,
  format = 'png',
}: Picture = {}): Promise<Buffer> {
  const background = { r: 20, g: 110, b: 70 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

export async function picture(options: Picture = {}): Promise<File> {
  return fileOf(await pictureBytes(options), options.name ?? `photo.${options.format ?? 'png'}`)
}

export function fileOf(content: Uint8Array | string, name: string, type = 'image/png'): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}
