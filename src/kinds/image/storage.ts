import { MAX_IMAGE_BYTES } from '../../schema/values/image-format.ts'
import { t } from '../../texts/locale.ts'
import { oneFileStorage } from '../core/storage/one-file-storage.ts'
import { plainText } from '../core/definition/plain-text.ts'
import type { ImageField } from './definition.ts'
import { prepareImageFile } from './prepare-file.ts'

export const imageStorage = oneFileStorage<ImageField>({
  maxBytes: () => MAX_IMAGE_BYTES,
  async prepare(file, { label }, path) {
    const prepared = await prepareImageFile(file, t(label), path)
    return 'error' in prepared ? prepared : { value: prepared.image.name, file: prepared.image }
  },
  storedName: plainText,
})
