import { MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '../../schema/values/image-format.ts'
import { answers } from '#texts/server.ts'
import type { InvalidValue } from '../core/storage/field-storage.ts'
import { MAX_IMAGE_MEGAPIXELS, prepareImage, type PreparedImage } from './prepare-image.ts'

/** A sent file as the picture it will be stored as, or what is wrong with it. */
export async function prepareImageFile(
  file: File,
  label: string,
  path: string,
): Promise<{ readonly image: PreparedImage } | { readonly error: Required<InvalidValue> }> {
  if (file.size > MAX_IMAGE_BYTES) {
    return { error: { msg: answers.imageTooHeavy(label, MAX_IMAGE_MEGABYTES), path } }
  }
  const prepared = await prepareImage(new Uint8Array(await file.arrayBuffer()))
  if (prepared === 'too-wide') {
    return { error: { msg: answers.imageTooWide(label, MAX_IMAGE_MEGAPIXELS), path } }
  }
  if (prepared === 'too-slow') return { error: { msg: answers.imageTooSlow(label), path } }
  if (prepared === 'unreadable') return { error: { msg: answers.notAnImage(label), path } }
  return { image: prepared }
}
