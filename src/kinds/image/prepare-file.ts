import { MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '../../schema/image-format.ts'
import { answers } from '../../texts/fr/answers.ts'
import type { Mistake } from '../field-storage.ts'
import { MAX_IMAGE_MEGAPIXELS, prepareImage, type PreparedImage } from './prepare-image.ts'

/** A sent file as the picture it will be stored as, or what is wrong with it. */
export async function prepareFile(
  file: File,
  label: string,
  path: string,
): Promise<{ readonly image: PreparedImage } | { readonly mistake: Required<Mistake> }> {
  if (file.size > MAX_IMAGE_BYTES) {
    return { mistake: { msg: answers.imageTooHeavy(label, MAX_IMAGE_MEGABYTES), path } }
  }
  const prepared = await prepareImage(new Uint8Array(await file.arrayBuffer()))
  if (prepared === 'too-wide') {
    return { mistake: { msg: answers.imageTooWide(label, MAX_IMAGE_MEGAPIXELS), path } }
  }
  if (prepared === 'too-slow') return { mistake: { msg: answers.imageTooSlow(label), path } }
  if (prepared === 'unreadable') return { mistake: { msg: answers.notAnImage(label), path } }
  return { image: prepared }
}
