import {
  IMAGE_HEAD_BYTES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_MEGABYTES,
  readImageFormat,
} from '../schema/image-format.ts'
import { forms } from '#texts/forms.ts'
import { shrinkImage } from './shrink-image.ts'

interface SortedFiles {
  readonly pictures: readonly File[]
  /** Why the others were rejected. */
  readonly problems: readonly string[]
}

/** Separates acceptable pictures, shrunk where they are large, from other files, by size and magic bytes. */
export async function sortFiles(files: readonly File[]): Promise<SortedFiles> {
  const read = await Promise.all(files.map(readPicture))
  return {
    pictures: read.flatMap((each) => (typeof each === 'string' ? [] : [each])),
    problems: read.flatMap((each) => (typeof each === 'string' ? [each] : [])),
  }
}

/** The picture, or why the file was rejected. */
async function readPicture(file: File): Promise<File | string> {
  const head = await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()
  const isPicture = readImageFormat(new Uint8Array(head)) !== null
  // Only the shrunk size counts, because a camera's pictures are often too heavy.
  const sent = isPicture ? await shrinkImage(file) : file
  if (sent.size > MAX_IMAGE_BYTES) return forms.imageTooHeavy(file.name, MAX_IMAGE_MEGABYTES)
  return isPicture ? sent : forms.notAnImage(file.name)
}
